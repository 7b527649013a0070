# SPDX-License-Identifier: MIT
"""Tests of the real program, which A11YNAV_PROGRAM names, with a browser, Playwright and Selenium."""

import asyncio
import importlib.util
import os
import shutil
import subprocess
import tempfile
import unittest
from contextlib import contextmanager
from unittest import mock

from support import PROGRAM

import a11ynav
from a11ynav import aio

PAGE = """<!doctype html><title>Shop</title><h1>Shop</h1><label>Name <input></label>
<button onclick="this.textContent = 'Sold'">Buy</button>"""
READ = "Shop, heading level 1\nName, text field, double tap to edit\nBuy, button"

BROWSER = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "microsoft-edge"))), None
)


def installed(module):
    return importlib.util.find_spec(module) is not None


@unittest.skipUnless(PROGRAM, "A11YNAV_PROGRAM is not set")
class ProgramCase(unittest.TestCase):
    def setUp(self):
        patch = mock.patch.dict(os.environ, {"A11YNAV": PROGRAM})
        patch.start()
        self.addCleanup(patch.stop)
        a11ynav.shut_down()
        self.addCleanup(a11ynav.shut_down)


class DocumentTests(ProgramCase):
    CONTENT = '- heading "Shop" [level=1]\n- textbox "Name"\n- button "Buy"\n'

    def test_a_document_is_walked_and_read(self):
        with a11ynav.open(content=self.CONTENT, name="shop.aria.yaml", settings={"hints": False}) as session:
            self.assertEqual(session.heard, ["Shop, heading level 1"])
            self.assertEqual(session.next().heard, ["Name, text field"])
            self.assertEqual(session.position.role, "textbox")
            self.assertEqual(session.find(rotor="headings", direction="previous").heard, ["Shop, heading level 1"])
            self.assertEqual(session.read().heard, ["Shop, heading level 1", "Name, text field", "Buy, button"])
            self.assertEqual(session.describe().words, "Shop, heading level 1")
            self.assertIn("Buy, button", session.tree())
            self.assertEqual(session.cost("Buy")["cost"]["presses"], 2)
            self.assertTrue(session.audit().complete)
            self.assertTrue(session.picture().startswith("<svg"))
            self.assertEqual(session.settings(hints=True)["hints"], "on")

    def test_macos_has_its_own_words(self):
        with a11ynav.open(content=self.CONTENT, platform="macos") as session:
            self.assertEqual(session.heard, ["heading level 1, Shop"])

    def test_switch_control_has_its_own_words(self):
        with a11ynav.open(content=self.CONTENT, technology="switch-control") as session:
            self.assertEqual(session.last_step.lines[0].technology, "switchControl")

    def test_a_text_can_control_both_technologies(self):
        with a11ynav.open(content=self.CONTENT, technology="both", settings={"groups": False}) as session:
            a11ynav.assert_heard(
                session,
                """
                Shop, heading level 1
                switch-control: Name, text field
                > next
                Name, text field, double tap to edit
                switch-control> next
                Switch Control
                Name, text field
                Buy, button
                switch-control> next
                /.+/
                voiceover> next
                VoiceOver
                Name, text field, double tap to edit
                Buy, button
                """,
            )

    @unittest.skipUnless(BROWSER, "there is no browser")
    def test_a_password_is_in_no_answer(self):
        html = "<title>Sign in</title><h1>Sign in</h1><label>PIN <input type=password></label>"
        with a11ynav.open(content=html, format="html") as session:
            session.find("PIN")
            session.act()
            session.type("hunter2")
            self.assertEqual(session.heard, ["7 bullets"])
            session.perform("repeat")
            answers = [session.history, session.account, session.notices, session.read(), session.describe()]
            answers += [session.tree(), session.transcript(), session.audit(), session.picture()]
        self.assertNotIn("hunter2", repr(answers))

    def test_mistakes_have_their_errors(self):
        with self.assertRaises(a11ynav.OpenError):
            a11ynav.open("nowhere.html")
        with self.assertRaises(a11ynav.OpenError):
            a11ynav.open(content="\0\1\2", format="aria")
        with self.assertRaises(a11ynav.InvalidRequestError):
            a11ynav.open(content=self.CONTENT, platform="amiga")
        with a11ynav.open(content=self.CONTENT) as session:
            with self.assertRaisesRegex(a11ynav.CommandError, "“nxet”; the closest match is “next”"):
                session.perform("nxet")
            with self.assertRaises(a11ynav.InvalidRequestError):
                session.settings(hnts=False)
            self.assertEqual(session.next().heard, ["Name, text field, double tap to edit"])

    def test_the_transcript_passes_as_a_test(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "shop.aria.yaml")
            with open(path, "w") as file:
                file.write(self.CONTENT + '- paragraph: "# 1"\n')
            with a11ynav.open(os.path.relpath(path)) as session:
                session.act()
                session.type("Ada Lovelace")
                session.find("Buy")
                session.last()
                transcript = session.transcript(folder)
            self.assertIn("open: shop.aria.yaml\n", transcript)
            with open(os.path.join(folder, "walk.a11y"), "w") as file:
                file.write(transcript)
            run = subprocess.run([PROGRAM, "test", folder], stdout=subprocess.PIPE, text=True, timeout=60)
            self.assertEqual(run.returncode, 0, run.stdout)

    def test_a_thousand_requests_are_answered_in_order(self):
        async def walk():
            async with aio.open(content=self.CONTENT) as session:
                steps = [session.move(direction) for _ in range(500) for direction in ("next", "previous")]
                return [step.heard[0] for step in await asyncio.gather(*steps)]

        words = ["Name, text field, double tap to edit", "Shop, heading level 1"]
        self.assertEqual(asyncio.run(walk()), words * 500)

    @unittest.skipUnless(BROWSER, "there is no browser")
    def test_an_error_page_is_refused_unless_it_is_wanted(self):
        with tempfile.TemporaryDirectory() as folder:
            with self.assertRaisesRegex(a11ynav.OpenError, "nowhere.html: the server returned status 404; use allow_unread"):
                a11ynav.open("/nowhere.html", serve=folder)
            with a11ynav.open("/nowhere.html", serve=folder, allow_unread=True) as session:
                self.assertEqual(session.unread, "the server returned status 404")

            async def walk():
                with self.assertRaisesRegex(a11ynav.OpenError, "nowhere.html: the server returned status 404"):
                    await aio.open("/nowhere.html", serve=folder)

            asyncio.run(walk())

    def test_many_sessions_are_open_at_once(self):
        async def walk():
            sessions = await asyncio.gather(*(aio.open(content=self.CONTENT) for _ in range(30)))
            steps = await asyncio.gather(*(session.last() for session in sessions))
            await asyncio.gather(*(session.close() for session in sessions))
            return {step.heard[0] for step in steps}

        self.assertEqual(asyncio.run(walk()), {"Buy, button"})


@contextmanager
def browser_page(**options):
    from playwright.sync_api import sync_playwright

    from a11ynav.playwright import launch_options

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options({"executable_path": BROWSER, **options}))
        page = browser.new_page()
        page.set_content(PAGE)
        yield page
        browser.close()


@unittest.skipUnless(installed("playwright") and BROWSER, "Playwright or a browser is not installed")
class PlaywrightTests(ProgramCase):
    def test_the_page_is_heard_and_stays_usable(self):
        from a11ynav.playwright import expect_heard

        with browser_page() as page:
            expect_heard(page, READ)
            expect_heard(page, "...\n> choose Buy\nBuy, button\n> activate\n...")
            self.assertEqual(page.get_by_role("button").inner_text(), "Sold")
            page.get_by_label("Name").fill("Ada")
            self.assertEqual(page.get_by_label("Name").input_value(), "Ada")
            # Time advances again, and the page handles its own dialogs again.
            before = page.evaluate("Date.now()")
            page.wait_for_function("before => Date.now() > before", arg=before, timeout=5000)
            page.once("dialog", lambda dialog: dialog.accept("typed"))
            self.assertEqual(page.evaluate("prompt('Name?')"), "typed")

    def test_a_lost_label_is_shown(self):
        from a11ynav.playwright import expect_heard

        with browser_page() as page:
            page.set_content(PAGE.replace("<label>Name ", "<label>"))
            with self.assertRaisesRegex(AssertionError, r"expected  Name, text field, double tap to edit\n +\^{4}"):
                expect_heard(page, READ)

    def test_frames_are_part_of_the_page(self):
        from a11ynav.playwright import expect_heard

        with browser_page() as page:
            page.set_content("<h1>Outside</h1><iframe title=Inner srcdoc='<button>Inside</button>'></iframe>")
            page.frame_locator("iframe").get_by_role("button").wait_for()
            expect_heard(page, "Outside, heading level 1\n/.*Inside, button.*/")

    def test_requests_are_answered_by_playwrights_routes_during_a_walk(self):
        import a11ynav.playwright

        with browser_page() as page:
            page.route("**/answer", lambda route: route.fulfill(body="from the route"))
            page.evaluate(
                """document.querySelector("button").onclick = async () => {
                    document.title = await (await fetch("https://example.test/answer")).text();
                }"""
            )
            with a11ynav.playwright.open(page) as session:
                session.find("Buy")
                session.act()
            page.wait_for_function("document.title == 'from the route'", timeout=5000)

    def test_the_login_of_a_context_is_kept(self):
        from a11ynav.playwright import expect_heard

        with browser_page() as page:
            context = page.context.browser.new_context(
                storage_state={
                    "cookies": [],
                    "origins": [{"origin": "https://shop.test", "localStorage": [{"name": "user", "value": "Ada"}]}],
                }
            )
            other = context.new_page()
            html = "<h1></h1><script>document.querySelector('h1').textContent = localStorage.user</script>"
            other.route("https://shop.test/", lambda route: route.fulfill(body=html, content_type="text/html"))
            other.goto("https://shop.test/")
            expect_heard(other, "Ada, heading level 1")
            expect_heard(page, READ)

    def test_a_browser_that_is_connected_to_is_walked(self):
        from playwright.sync_api import sync_playwright

        from a11ynav._browsers import endpoint_of
        from a11ynav.playwright import expect_heard, launch_options

        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**launch_options({"executable_path": BROWSER}))
            command_line = browser.new_browser_cdp_session().send("SystemInfo.getInfo")["commandLine"]
            connected = playwright.chromium.connect_over_cdp(endpoint_of(command_line))
            page = connected.new_context().new_page()
            page.set_content(PAGE)
            expect_heard(page, READ)
            connected.close()
            browser.close()

    def test_a_page_that_is_closed_during_a_walk_is_an_error(self):
        import a11ynav.playwright

        with browser_page() as page:
            session = a11ynav.playwright.open(page)
            page.close()
            with self.assertRaises(a11ynav.SourceLostError):
                for _ in range(4):
                    session.act()
            session.close()
            with self.assertRaisesRegex(a11ynav.SourceLostError, "the page is closed"):
                a11ynav.playwright.open(page)

    def test_a_page_that_closes_itself_in_a_walk_is_an_error(self):
        import a11ynav.playwright

        with browser_page() as page:
            page.evaluate("void (document.querySelector('button').onclick = () => window.close())")
            with a11ynav.playwright.open(page) as session:
                session.find("Buy")
                with self.assertRaises(a11ynav.SourceLostError):
                    for _ in range(4):
                        session.act()

    def test_a_browser_without_a_port_is_explained(self):
        import a11ynav.playwright

        with browser_page() as page:
            with mock.patch.object(
                a11ynav.playwright, "endpoint_of", side_effect=lambda _: a11ynav._browsers.endpoint_of("x")
            ):
                with self.assertRaisesRegex(a11ynav.playwright.BrowserError, "has no debugging port"):
                    a11ynav.playwright.open(page)

    def test_the_asynchronous_interface_hears_the_same(self):
        from playwright.async_api import async_playwright

        from a11ynav.playwright import expect_heard_async, launch_options

        async def walk():
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(**launch_options({"executable_path": BROWSER}))
                page = await browser.new_page()
                await page.set_content(PAGE)
                await expect_heard_async(page, READ)
                await expect_heard_async(page, "...\n> choose Buy\nBuy, button\n> activate\n...")
                with self.assertRaisesRegex(AssertionError, "expected  Store"):
                    await expect_heard_async(page, "Store, heading level 1\n...")
                text = await page.get_by_role("button").inner_text()
                await browser.close()
                return text

        self.assertEqual(asyncio.run(walk()), "Sold")


@unittest.skipUnless(installed("selenium") and BROWSER, "Selenium or a browser is not installed")
@unittest.skipUnless(shutil.which("chromedriver"), "chromedriver is not installed")
class SeleniumTests(ProgramCase):
    def test_the_window_is_heard_and_stays_usable(self):
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service

        from a11ynav.selenium import expect_heard

        options = webdriver.ChromeOptions()
        options.binary_location = BROWSER
        options.add_argument("--headless")
        options.add_argument("--no-sandbox")
        driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.addCleanup(driver.quit)
        driver.get(f"data:text/html,{PAGE}")
        expect_heard(driver, READ)
        expect_heard(driver, "...\n> choose Buy\nBuy, button\n> activate\n...")
        self.assertEqual(driver.find_element("tag name", "button").text, "Sold")


class SeleniumErrorTests(unittest.TestCase):
    def test_another_browser_is_refused(self):
        from a11ynav import selenium

        driver = mock.Mock(capabilities={"browserName": "firefox"}, current_window_handle="x")
        with self.assertRaisesRegex(selenium.BrowserError, "controls firefox but has no debugger address"):
            selenium.open(driver)


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests the declarations that Scripts/surface.py generates from rows, and its messages about invalid rows."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import accepted_names  # noqa: E402
import surface  # noqa: E402
import swift_declarations as swift  # noqa: E402


def table(*lines, name="Module.rows"):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / name
        path.write_text("\n".join(("## Group", *lines)) + "\n")
        return surface.parse(path)


def row(signature, note="Nothing is drawn.", state="accepted"):
    return f"{state}\t0.2\t{signature}\t{note}"


def written(*lines):
    lines = surface.written(table(*lines), "Group")
    return "\n".join(line for _, line in lines[5:]).strip()


def by_hand(text):
    return [(pathlib.Path("Hand.swift"), found) for found in swift.walk(swift.read(text))]


class Writing(unittest.TestCase):
    def test_a_modifier_returns_its_view(self):
        self.assertEqual(
            written("extension View", row("  nonisolated func blendMode(_ mode: BlendMode) -> some View")),
            "extension View {\n  /// Nothing is drawn.\n"
            "  nonisolated public func blendMode(_ mode: BlendMode) -> some View { self }\n}")

    def test_isolation_comes_before_access(self):
        self.assertIn("@discardableResult nonisolated(nonsending) public func ask() async {}",
                      written("extension View", row("  @discardableResult nonisolated(nonsending) func ask() async")))

    def test_a_modifier_that_swallows_an_action_says_so(self):
        self.assertIn(
            '{ unheard(".onDrop(perform:) is accepted but has no audible effect. Nothing is dropped.") }',
            written("extension View", row("  func onDrop(perform action: @escaping () -> Void) -> some View",
                                          "Nothing is dropped.", "partial")))

    def test_a_refused_declaration_says_why_when_it_is_compiled(self):
        self.assertIn('@available(*, unavailable, message: "there is no camera")\n'
                      '  public func scan() { fatalError("there is no camera") }',
                      written("extension Camera", row("  func scan()", "there is no camera", "refused")))

    def test_a_refused_declaration_with_an_opaque_result_has_a_type(self):
        self.assertIn('message: "there is no \\"camera\\"")\n  public func scan() -> some View { self }',
                      written("extension View", row("  func scan() -> some View", 'there is no "camera".', "refused")))

    def test_what_is_in_a_refused_type_is_refused_by_the_type(self):
        text = written(row("struct Camera", "There is none.", "refused"), row("  func scan()", "There is none.", "refused"))
        self.assertEqual(text.count("@available"), 1)

    def test_a_type_holds_what_is_indented_below_it(self):
        self.assertEqual(
            written(row("struct Size: Sendable", "A size."), row("  var width: Double", "How wide."),
                    row("  init(width: Double)", "Creates a size.")),
            "/// A size.\npublic struct Size: Sendable {\n  /// How wide.\n  public var width: Double\n"
            "  /// Creates a size.\n  public init(width: Double) { self.width = width }\n}")

    def test_access_that_is_written_out_is_kept(self):
        text = written(row("struct Size", "A size."), row("  package let width: Double", ""),
                       row("  internal var height: Double", ""), row("  private(set) var depth: Double", "How deep."))
        for expected in ("  package let width", "  var height", "  public private(set) var depth"):
            self.assertIn(expected, text)

    def test_a_parameter_may_be_called_as_an_access(self):
        self.assertIn("  public func show(open url: String, private: Bool) {}",
                      written("extension View", row("  func show(open url: String, private: Bool)")))

    def test_words_are_a_key_a_resource_or_a_string(self):
        text = written("extension Menu where Label == Text", row(
            "  init(_ title: Words, content: () -> Content) => self.init(Text(title), content: content)",
            "Creates a menu labeled with {words}.", "forwards"))
        for expected in (
                "/// Creates a menu labeled with a localized string.\n  public init(_ title: LocalizedStringKey, content:",
                "/// Creates a menu labeled with a localized string resource.\n"
                "  @_disfavoredOverload public init(_ title: LocalizedStringResource, content:",
                "/// Creates a menu labeled with a string.\n"
                "  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, content:"):
            self.assertIn(expected, text)
        self.assertEqual(text.count("{ self.init(Text(title), content: content) }"), 3)

    def test_words_stand_before_other_types(self):
        self.assertIn("func sheet<S: StringProtocol, Content: View>(title: S, content: Content) -> some View",
                      written("extension View", row("  func sheet<Content: View>(title: Words, content: Content) -> some View")))

    def test_results_are_what_says_least(self):
        text = written(row("open class Engine", "An engine."), row("  open func names() -> [String] => []", "None."),
                       row("  open func first() -> String?", "None."), row("  open func runs() -> Bool", "It does not."),
                       row("  open func stop()", "Does nothing."))
        for expected in ("[String] { [] }", "String? { nil }", "Bool { false }", "func stop() {}"):
            self.assertIn(expected, text)


class Mistakes(unittest.TestCase):
    def fails(self, words, *lines):
        with self.assertRaises(surface.Mistake) as caught:
            surface.written(table(*lines), "Group")
        self.assertEqual(str(caught.exception), words)

    def between(self, tables, hand=""):
        found = {"Module": by_hand(hand)}
        return list(surface.mistakes(tables, found))

    def test_a_signature_that_does_not_parse(self):
        self.fails("Module.rows:2: this cannot be parsed: func blend(_ mode:", row("func blend(_ mode:"))

    def test_a_type_that_swift_format_refuses_is_named_by_its_row(self):
        with self.assertRaises(surface.Mistake) as caught:
            surface.formatted(surface.written(table(row("func blend(mode Int Int: )")), "Group"), "Group.swift")
        self.assertRegex(str(caught.exception), r"^Module\.rows:2: .*func blend\(mode Int Int: \)$")

    def test_a_row_with_too_few_cells(self):
        self.fails("Module.rows:2: a row must have four cells, not 2: state, since, declaration, note", "accepted\tfunc a()")

    def test_a_state_that_does_not_exist(self):
        self.fails("Module.rows:2: a state must be one of accepted, partial, refused, forwards, value, not 'works'",
                   row("func a()", state="works"))

    def test_a_row_that_says_nothing(self):
        self.fails("Module.rows:2: there is no note about a", row("func a()", ""))

    def test_a_result_that_cannot_be_guessed(self):
        self.fails("Module.rows:2: a result of the type Int must be given after =>", row("func count() -> Int"))

    def test_the_values_of_a_property_wrapper_in_an_extension(self):
        self.fails("Module.rows:3: the compiler searches only the type for projectedValue; move it there",
                   "extension Held", row("  var projectedValue: Held => self"))

    def test_a_row_that_is_there_twice(self):
        twice = table("extension View", row("  func a(b: Int)"), row("  func a(b other: Int)"))
        self.assertEqual(self.between([twice], "struct View {}"),
                         ["Module.rows:4: a(b:) is declared twice; the other row is Module.rows:3"])

    def test_other_labels_are_another_declaration(self):
        other = table("extension View", row("  func a(b: Int)"), row("  func a(c: Int)"), row("  func a(b: String)"))
        self.assertEqual(self.between([other], "struct View {}"), [])

    def test_a_row_in_two_modules(self):
        tables = [table("extension View", row("  func a()"), name=name) for name in ("Module.rows", "Other.rows")]
        self.assertEqual(self.between(tables, "struct View {}"),
                         ["Other.rows:3: a() is declared in two modules; the other row is Module.rows:3"])

    def test_a_row_of_a_type_that_is_gone(self):
        self.assertEqual(self.between([table("extension Gone", row("  func a()"))]),
                         ["Module.rows:3: there is no type Gone; if it is from elsewhere, name it in an `outside` line"])

    def test_a_row_that_has_become_real(self):
        hand = "struct View {}\nextension View {\n  public func a(_ b: Int) { work() }\n}"
        self.assertEqual(self.between([table("extension View", row("  func a(_ c: Int)"))], hand),
                         ["Module.rows:3: View.a(_:) is also written by hand in Hand.swift"])

    def test_an_extension_whose_declarations_became_rows(self):
        self.assertEqual(self.between([], "extension View where Self: Sendable {\n}"),
                         ["Hand.swift: an extension of View is empty; delete it"])
        self.assertEqual(self.between([], "extension View: Sendable {}"), [])


class Listing(unittest.TestCase):
    """Tests the names that `a11ynav init` counts."""

    def names(self, *lines, hand=""):
        return accepted_names.names([table(*lines)], {"Module": by_hand(hand)})

    def test_a_modifier_has_a_dot_and_a_type_has_none(self):
        self.assertEqual(self.names("extension View", row("  func blur() -> some View")),
                         {".blur": ("accepted", "Nothing is drawn.")})
        self.assertEqual(self.names(row("struct Blur", "A blur.")), {"Blur": ("accepted", "A blur.")})

    def test_a_loss_is_what_is_said_of_a_name_with_two_forms(self):
        self.assertEqual(
            self.names("extension View", row("  func drop() -> some View"),
                       row("  func drop(action: () -> Void) -> some View", "Nothing is dropped.", "partial")),
            {".drop": ("partial", "Nothing is dropped.")})

    def test_a_name_with_a_real_form_is_not_listed(self):
        real = "extension View {\n  public func blur(_ by: Int) -> some View { work() }\n}"
        self.assertEqual(self.names("extension View", row("  func blur() -> some View"), hand=real), {})

    def test_what_is_refused_or_only_forwards_is_not_listed(self):
        self.assertEqual(
            self.names("extension View", row("  func scan() -> some View", "There is no camera.", "refused"),
                       row("  func blur() -> some View => blur(1)", "Blurs.", "forwards")), {})


class Missing(unittest.TestCase):
    def stale(self, names, module="Module", *rows, hand=""):
        return list(surface.stale_names([[names, module, "0.2"]], [table(*rows)], {"Module": by_hand(hand)}))

    def test_a_name_that_is_missing_may_be_listed(self):
        self.assertEqual(self.stale("Camera, Lens.focus(on:)", "Module", row("struct Film", "A film.")), [])

    def test_a_name_that_a_row_has_may_not(self):
        self.assertEqual(self.stale("Lens, Camera", "Module", row("struct Camera", "A camera.")),
                         ["missing-names.txt: Module has Camera"])

    def test_a_name_that_is_written_by_hand_may_not(self):
        hand = "public struct Lens {\n  public func focus(on subject: Int, at speed: Int) {}\n}"
        self.assertEqual(self.stale("Lens.focus(on:at:)", hand=hand),
                         ["missing-names.txt: Module has Lens.focus(on:at:)"])
        self.assertEqual(self.stale("Lens.focus(on:), focus", hand=hand), ["missing-names.txt: Module has focus"])

    def test_a_name_of_another_module_may_be_listed(self):
        self.assertEqual(self.stale("Camera", "Other", row("struct Camera", "A camera.")), [])

    def test_a_module_that_is_there_may_not_be_listed(self):
        self.assertEqual(self.stale("Optics, Module", "their modules"),
                         ["missing-names.txt: the module Module exists"])

    def test_modules_that_are_one_page_are_looked_up_by_either_name(self):
        for module in ("UIKit", "AppKit"):
            found = surface.stale_names([["UILens", module, "0.2"]], [],
                                        {"A11yPlatformViews": by_hand("open class UILens {}")})
            self.assertEqual(list(found), [f"missing-names.txt: {module} has UILens"])


class Reading(unittest.TestCase):
    def test_declarations_are_read_with_their_labels(self):
        found = swift.read('''
/// A view's text.
extension Text where Self: Sendable {
  @available(*, deprecated, message: "say } this")
  public init<S: StringProtocol>(
    _ words: S, of count: [Int: String] = [:]
  ) where S: Sendable { self.init(verbatim: "\\(words) { \\(count)") }
  public static let none = Text { "}" }
  var inside: Int { 1 }
}''')
        self.assertEqual([(d.owner, d.kind, swift.title(d), d.is_public) for d in found[0].children], [
            ("Text", "init", "init(_:of:)", True), ("Text", "let", "none", True), ("Text", "var", "inside", False)])
        self.assertEqual(found[0].children[0].where, "Self: Sendable")


if __name__ == "__main__":
    unittest.main()

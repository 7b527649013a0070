# SPDX-License-Identifier: MIT
"""A to-do list made with NiceGUI, whose server sends all content over a WebSocket."""

from nicegui import ui


@ui.page("/")
def index() -> None:
    """Build the page for one visitor."""
    ui.page_title("Errands")
    ui.label("Errands").props("role=heading aria-level=1")
    name = ui.input("New errand")
    entries = ui.column()
    status = ui.label().props("role=status")

    def add() -> None:
        if not name.value:
            status.set_text("Please enter an errand.")
            return
        with entries:
            ui.checkbox(name.value, on_change=lambda event: status.set_text(
                f"{event.sender.text} is {'done' if event.value else 'open'}."))
        status.set_text(f"{name.value} was added.")
        name.set_value("")

    ui.button("Add", on_click=add)


ui.run(port=8895, show=False, reload=False)

#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""The sample app in Qt 5: a form, a long list, a tree, an editor, dialogs, menus and a log."""

import sys

from PyQt5.QtCore import QAbstractTableModel, QModelIndex, Qt
from PyQt5.QtGui import QColor, QPixmap, QStandardItem, QStandardItemModel, QTextCursor
from PyQt5.QtWidgets import (QAction, QApplication, QCheckBox, QComboBox, QDialog, QDialogButtonBox, QFormLayout,
                             QGroupBox, QLabel, QLineEdit, QMainWindow, QMenu, QMessageBox, QPlainTextEdit, QProgressBar,
                             QPushButton, QRadioButton, QSlider, QSpinBox, QTableView, QTabWidget, QTreeView,
                             QVBoxLayout, QWidget)

import content


class Rows(QAbstractTableModel):
    """A model that creates its cells on request."""

    def __init__(self, count):
        super().__init__()
        self.count = count

    def rowCount(self, parent=QModelIndex()):
        return 0 if parent.isValid() else self.count

    def columnCount(self, parent=QModelIndex()):
        return 0 if parent.isValid() else len(content.COLUMNS)

    def data(self, index, role=Qt.DisplayRole):
        return content.row(index.row())[index.column()] if role == Qt.DisplayRole else None

    def headerData(self, section, orientation, role=Qt.DisplayRole):
        return content.COLUMNS[section] if role == Qt.DisplayRole and orientation == Qt.Horizontal else None


def named(widget, name):
    widget.setAccessibleName(name)
    return widget


def stacked(*widgets):
    page = QWidget()
    layout = QVBoxLayout(page)
    for widget in widgets:
        layout.addWidget(widget)
    return page


def form():
    grid = QWidget()
    fields = QFormLayout(grid)
    name, secret = QLineEdit(placeholderText="Ada Lovelace"), QLineEdit(echoMode=QLineEdit.Password)
    quantity = QSpinBox(minimum=0, maximum=10, value=2)
    volume = QSlider(Qt.Horizontal, minimum=0, maximum=100, singleStep=5, value=40)
    country = QComboBox()
    country.addItems(content.COUNTRIES)
    for text, field in [("&Name", name), ("&Password", secret), ("&Quantity", quantity), ("&Volume", volume),
                        ("&Country", country), ("Notif&ications", QCheckBox())]:
        fields.addRow(text, field)
    gift = QCheckBox("&Gift wrap", toolTip="With a red ribbon")
    delivery = QGroupBox("Delivery")
    choices = QVBoxLayout(delivery)
    for text in content.DELIVERY:
        choices.addWidget(QRadioButton(text))
    choices.itemAt(0).widget().setChecked(True)
    status = QLabel("Not saved")
    save = QPushButton("&Save", clicked=lambda: status.setText("Saved"))
    sold_out = QPushButton("Sold out", enabled=False)
    pinned = QPushButton("Pinned", checkable=True)
    return stacked(grid, gift, delivery, pinned, save, sold_out, status)


def long_list(rows):
    view = named(QTableView(), "Stock list")
    view.setModel(Rows(rows))
    view.verticalHeader().hide()
    view.setSelectionBehavior(QTableView.SelectRows)
    return view


def tree():
    model = QStandardItemModel()
    model.setHorizontalHeaderLabels(["Kind"])

    def add(parent, below):
        for name, children in content.branches(below):
            item = QStandardItem(name)
            parent.appendRow(item)
            add(item, children)

    add(model.invisibleRootItem(), content.TREE)
    view = named(QTreeView(), "Kinds")
    view.setModel(model)
    model.setParent(view)
    return view


def editor(lines):
    return named(QPlainTextEdit(content.letter(lines)), "Letter")


def ask_about(window):
    dialog = QDialog(window)
    dialog.setWindowTitle("Your address")
    dialog.setModal(True)
    buttons = QDialogButtonBox(QDialogButtonBox.Cancel | QDialogButtonBox.Ok)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    layout = QFormLayout(dialog)
    layout.addRow("&Street", QLineEdit())
    layout.addRow(buttons)
    dialog.setAttribute(Qt.WA_DeleteOnClose)
    dialog.open()


def warn(window):
    alert = QMessageBox(QMessageBox.Warning, content.TITLE, "Delete the list?", parent=window)
    alert.setInformativeText("This cannot be undone.")
    alert.addButton("Keep", QMessageBox.RejectRole)
    alert.addButton("Delete", QMessageBox.AcceptRole)
    alert.setAttribute(Qt.WA_DeleteOnClose)
    alert.open()


def more(window):
    address = QPushButton("Address…", clicked=lambda: ask_about(window))
    delete = QPushButton("Delete…", clicked=lambda: warn(window))
    options = QPushButton("Options")
    options.setMenu(QMenu(options))
    options.menu().addAction(QAction("Large print", options, checkable=True))
    options.menu().addAction("Reset")
    text, address_of_link = content.LINK
    link = QLabel(f'<a href="{address_of_link}">{text}</a>', textInteractionFlags=Qt.TextBrowserInteraction)
    image = named(QLabel(), "A green leaf")
    picture = QPixmap(48, 48)
    picture.fill(QColor("#2e7d32"))
    image.setPixmap(picture)
    progress = named(QProgressBar(), "Loading")
    progress.setValue(0)
    log = named(QPlainTextEdit(readOnly=True), "Log")

    def advance():
        log.moveCursor(QTextCursor.End)
        log.insertPlainText(f"Step {log.blockCount()} done\n")
        progress.setValue(progress.value() + 10)

    return stacked(address, delete, options, link, image, progress, QPushButton("Next step", clicked=advance), log)


def faulty():
    basket = QLabel("The basket is empty")
    add = QPushButton("Add", clicked=lambda: basket.setText("1 rose in the basket"))
    return stacked(QPushButton(), QLineEdit(), add, basket)


def later():
    """A keypad that is created and shown when its button is pressed."""
    page = stacked()
    page.layout().addWidget(QPushButton("Show keypad", clicked=lambda: page.layout().addWidget(
        stacked(*(QPushButton(name) for name in content.KEYPAD)))))
    return page


def menu_bar(window):
    file = window.menuBar().addMenu("&File")
    file.addAction("&New")
    recent = file.addMenu("Open &Recent")
    recent.addAction("roses.txt")
    recent.addAction("tulips.txt")
    file.addSeparator()
    file.addAction("&Quit", window.close)
    view = window.menuBar().addMenu("&View")
    view.addAction(QAction("Show &Prices", window, checkable=True))


def main():
    options = content.options()
    app = QApplication(sys.argv[:1])
    window = QMainWindow()
    pages = {"form": form, "list": lambda: long_list(options.rows), "tree": tree,
             "text": lambda: editor(options.lines), "more": lambda: more(window)}
    if options.page == "all":
        shown = QTabWidget()
        for name, make in pages.items():
            shown.addTab(make(), name.capitalize())
    else:
        shown = {**pages, "faulty": faulty, "later": later}[options.page]()
    window.setWindowTitle(content.TITLE)
    window.setCentralWidget(shown)
    menu_bar(window)
    window.resize(640, 640)
    window.show()
    sys.exit(app.exec())


main()

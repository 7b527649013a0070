#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Qt widgets whose content is inside a control."""

import sys

from PyQt5.QtWidgets import QApplication, QGroupBox, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

app = QApplication(sys.argv)
window = QWidget()
window.setWindowTitle("Gallery")
box = QGroupBox("Delivery")
box.setCheckable(True)
inside = QVBoxLayout(box)
inside.addWidget(QLabel("Within three days"))
inside.addWidget(QPushButton("Choose a day"))
outside = QVBoxLayout(window)
outside.addWidget(QLineEdit("Ada"))
outside.addWidget(box)
window.show()
app.exec()

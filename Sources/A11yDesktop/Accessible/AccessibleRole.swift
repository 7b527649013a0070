// SPDX-License-Identifier: MIT

/// What AT-SPI says an object is, in the order of its own numbers.
enum AccessibleRole: Int, Hashable, Sendable, CaseIterable {
  case invalid, acceleratorLabel, alert, animation, arrow, calendar, canvas, checkBox
  case checkMenuItem, colorChooser, columnHeader, comboBox, dateEditor, desktopIcon
  case desktopFrame, dial, dialog, directoryPane, drawingArea, fileChooser, filler
  case focusTraversable, fontChooser, frame, glassPane, htmlContainer, icon, image
  case internalFrame, label, layeredPane, list, listItem, menu, menuBar, menuItem, optionPane
  case pageTab, pageTabList, panel, passwordText, popupMenu, progressBar, pushButton
  case radioButton, radioMenuItem, rootPane, rowHeader, scrollBar, scrollPane, separator, slider
  case spinButton, splitPane, statusBar, table, tableCell, tableColumnHeader, tableRowHeader
  case tearoffMenuItem, terminal, text, toggleButton, toolBar, toolTip, tree, treeTable, unknown
  case viewport, window, extended, header, footer, paragraph, ruler, application, autocomplete
  case editbar, embedded, entry, chart, caption, documentFrame, heading, page, section
  case redundantObject, form, link, inputMethodWindow, tableRow, treeItem, documentSpreadsheet
  case documentPresentation, documentText, documentWeb, documentEmail, comment, listBox
  case grouping, imageMap, notification, infoBar, levelBar, titleBar, blockQuote, audio, video
  case definition, article, landmark, log, marquee, math, rating, timer, `static`, mathFraction
  case mathRoot, `subscript`, superscript, descriptionList, descriptionTerm, descriptionValue
  case footnote, contentDeletion, contentInsertion, mark, suggestion, pushButtonMenu
}

// SPDX-License-Identifier: MIT

/// A word or phrase that VoiceOver adds to the author's words, independent of language.
///
/// In a catalogue `%1` and `%2` mark where numbers or names go.
public enum Word: Int, CaseIterable, Hashable, Sendable {
  // Roles
  case button, toggleButton, popupButton, popUpButton, backButton, checkbox, radioButton, comboBox
  case menuItem, treeItem, level, progressIndicator, levelIndicator, separator, figure, math
  case switchButton, tab, textField, secureTextField, multilineTextField, searchField, heading
  case headingLevel, link, visitedLink, adjustable, image, colorWell, term, definition, bullet

  // States
  case selected, dimmed, isEditing, on, off, mixed, checked, unchecked, pressed, notPressed
  case expanded, collapsed, busy, required, invalidData, invalidField, invalidGrammar
  case invalidSpelling, current, currentPage, currentStep, currentLocation, currentDate
  case currentTime, sortUp, sortDown
  case menuPopup, listBoxPopup, treePopup, gridPopup, dialogPopup

  // Positions
  case position, row, column, rowHeader, columnHeader

  // Containers and their edges
  case list, listStart, listEnd, definitionList, definitionListStart, definitionListEnd
  case table, tableStart, tableEnd, landmark, end, formStart
  case banner, complementary, contentInformation, form, main, navigation, region, search
  case dialog, alert, tabBar, tabPanel, menu, menuBar, toolbar, article

  // Hints and notices
  case toggleHint, editHint, misspelledHint, adjustHint, expandHint, collapseHint, pickerHint
  case actionsAvailable, moreContentAvailable

  // What only a Mac says
  case slider, stepper, scrollBar, disclosureTriangle, datePicker, opening, tooltip, note
  case radioGroup, applicationStatus, applicationLog, applicationTimer, applicationMarquee
  case webDialog, listBox, tree, tabGroup, sized, endOf, unknownRows, rowOf, columnOf
  case select, deselect, closingMenu, contentsSelected, interacting, notInteracting
  case quickNavOn, quickNavOff, singleKeyQuickNavOn, singleKeyQuickNavOff

  // What the technologies say about themselves
  case noMatchingItems, noActions, noMoreContent, notInTable, notFound, actionsMenu
  case back, scannerMenu, group, firstToLast, capital, deleted, textSelected, textUnselected
}

extension Word {
  /// Whether only a Mac has the word.
  var isOfMac: Bool { (Word.slider.rawValue..<Word.noMatchingItems.rawValue).contains(rawValue) }
}

/// A phrase with a number in it, whose form depends on the number.
public enum CountedPhrase: Int, CaseIterable, Hashable, Sendable {
  case rows, columns, items, characters, bullets, spansRows, spansColumns
}

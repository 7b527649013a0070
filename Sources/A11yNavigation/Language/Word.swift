// SPDX-License-Identifier: MIT

/// A word or phrase that VoiceOver adds to the author's words, independent of the language.
///
/// In a catalog, `%1` and `%2` mark the gaps for numbers or names.
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

  // Words that only the Mac speaks
  case slider, stepper, scrollBar, disclosureTriangle, datePicker, opening, tooltip, note
  case radioGroup, applicationStatus, applicationLog, applicationTimer, applicationMarquee
  case webDialog, listBox, tree, tabGroup, sized, endOf, unknownRows, rowOf, columnOf
  case select, deselect, closingMenu, contentsSelected, interacting, notInteracting
  case numberField, fileUploadButton, summary
  case quickNavOn, quickNavOff, singleKeyQuickNavOn, singleKeyQuickNavOff

  // Words that only Android speaks
  case password, timePicker, dateAndTimePicker, status, grid, inside, outOf, changeHint
  case activateHint

  // Words with which the technologies describe their own state
  case noMatchingItems, noActions, noMoreContent, notInTable, notFound, actionsMenu
  case back, scannerMenu, group, firstToLast, capital, deleted, textSelected, textUnselected

  // The rotor's items, and the singular name of an item if no role has that name
  case rotorCharacters, rotorWords, rotorLines, rotorHeadings, rotorHeadingsLevel, rotorLinks
  case rotorLandmarks, rotorContainers, rotorFormControls, rotorButtons, rotorTextFields
  case rotorSearchFields, rotorImages, rotorStaticText, rotorTables, rotorLists, rotorSameKind
  case rotorAdjustValue, rotorActions, oneCharacter, oneWord, oneLine, oneContainer, oneFormControl
  case oneOfSameKind, oneValue, oneAction

  // The scanner menu
  case activate, edit, increment, decrement, showMenu, delete, scroll, scrollUp, scrollDown
  case scrollLeft, scrollRight, escape, settings, faster, slower, groupsOnOrOff, speechOnOrOff
  case goBack
  case editText, previousCharacter, nextCharacter, previousWord, nextWord, startOfText, endOfText
  case selectingOnOrOff, selectAll, cut, copy, paste
  case pointMode, itemMode, recipes, windows, apps, stopScanning, quitScanning, untitledWindow
  case desktop

  // The gliding cursor of point scanning
  case verticalBand, horizontalBand, verticalLine, horizontalLine, fineVerticalLine
  case fineHorizontalLine

  // The keyboard of Switch Control, and its keys
  case keyboard, predictions, shift, keyLetters, keyAccents, keyNumbers, keySymbols, keyDelete
  case hideKeyboard, keyReturn, keyDone, keyGo, keySend, keyJoin, keyRoute, keySearch, keyNext
  case keyPrevious, keyContinue

  // The session's words
  case voiceOver, switchControl, commandLine, itemChooser, listOf, closed

  // Notices, which are shown and spoken
  case notReachable, wantedElsewhere, noSuchAction, noGroups, scanningPaused, scanningResumed
  case scanInterval, groupsOn, groupsOff, speechOn, speechOff, scanningStopped, nothingToScan
  case notScannable, technologyIsOff, nothingSaid, keyboardFocus, timePassesByItself, noListOf
  case keyNotTaken, nextKeyIsForApp, keyDoesNothing, keyTypesUnknown, nothingHappens, nothingToRead,
    nothingIsEdited
  case settingIs, noSwitchPressed, scanningEnded, selectingOn, selectingOff, nothingSelected,
    clipboardEmpty
  case pointsAreScanned, itemsAreScanned, noPointsToScan, nothingAtPoint, glidingSpeed
  case recipeStarted, recipeEnded, noSuchRecipe
}

extension Word {
  /// Returns whether a platform's screen reader ever speaks the word.
  func isSpoken(on platform: Platform) -> Bool {
    switch rawValue {
    case Word.slider.rawValue..<Word.scrollBar.rawValue: platform != .iOS
    case Word.scrollBar.rawValue..<Word.password.rawValue:
      platform == .macOS
        || [.disclosureTriangle, .datePicker].contains(self) && platform == .android
    case Word.password.rawValue..<Word.noMatchingItems.rawValue: platform == .android
    default: true
    }
  }
}

/// A phrase whose form agrees with the number that it contains.
public enum CountedPhrase: Int, CaseIterable, Hashable, Sendable {
  case rows, columns, items, characters, bullets, spansRows, spansColumns
}

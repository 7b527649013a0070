// SPDX-License-Identifier: MIT

/// A request from the system to the whole program, independent of any cursor.
public enum SystemRequest: Hashable, Sendable {
  /// Move keyboard focus forward or back, as Tab does, from the given element if one is given. Only a source that moves
  /// keyboard focus itself (``TreeSource/movesKeyboardFocus``) receives this request.
  case moveKeyboardFocus(isForward: Bool, from: ElementID?)
  /// Open the menu bar, or close it if it is open.
  case showMenuBar
  /// Bring the window with the given number in the window list, counted from 1, to the front.
  case showWindow(Int)
  /// Bring the next window in the list to the front.
  case showNextWindow
  /// Close the front window.
  case closeWindow
  /// Save the front window's document, to the given path if one is given.
  case save(path: String?)
  /// Open a document.
  case openDocument(path: String)
  /// Choose files in the file chooser that the program has opened.
  case chooseFiles(paths: [String])
  /// Open a URL.
  case openURL(String)
  /// Go back to the previous page, or forward again.
  case goBack, goForward
  /// Reload the page.
  case reload
  /// Announce the page's title, its address and its windows.
  case announcePage
  /// Continue an activity that the user began elsewhere.
  case continueActivity(type: String)
  /// Put the program in the background, where it is not visible.
  case enterBackground
  /// Make the program active again.
  case activate
  /// Run a background task.
  case runBackgroundTask(String)
  /// Press a key in the program, as on a keyboard, at the user's request. If the program refuses the key, the key is
  /// offered to the elements.
  case pressKey(KeyStroke)
  /// Start the app with the given id in the desktop's list of apps (``DesktopChoices``).
  case openApp(String)
  /// Quit the program. The request to start an app is refused while the program waits for the user's decision.
  case terminate
}

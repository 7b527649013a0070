// SPDX-License-Identifier: MIT

/// A request from the system to the whole program, independent of any cursor.
public enum SystemRequest: Hashable, Sendable {
  /// Moves keyboard focus forward or back, as the Tab key does. The move starts at the given element, if any. Only a
  /// source that moves keyboard focus itself (``TreeSource/movesKeyboardFocus``) receives this request.
  case moveKeyboardFocus(isForward: Bool, from: ElementID?)
  /// Opens the menu bar, or closes it if it is open.
  case showMenuBar
  /// Brings the window with the given one-based number in the window list to the front.
  case showWindow(Int)
  /// Brings the next window in the list to the front.
  case showNextWindow
  /// Closes the front window.
  case closeWindow
  /// Saves the front window's document. If a path is given, the document is saved to that path.
  case save(path: String?)
  /// Open a document.
  case openDocument(path: String)
  /// Chooses files in the file chooser that the program has opened.
  case chooseFiles(paths: [String])
  /// Open a URL.
  case openURL(String)
  /// Goes back to the previous page, or forward again.
  case goBack, goForward
  /// Reload the page.
  case reload
  /// Announces the page's title, its address and its windows.
  case announcePage
  /// Continues an activity that the user began elsewhere.
  case continueActivity(type: String)
  /// Moves the program to the background, where it is not visible.
  case enterBackground
  /// Makes the program active again.
  case activate
  /// Runs a background task.
  case runBackgroundTask(String)
  /// Presses a key in the program, as on a keyboard, at the user's request. If the program refuses the key, the key is
  /// offered to the elements.
  case pressKey(KeyStroke)
  /// Starts the app with the given ID in the desktop's list of apps (``DesktopChoices``).
  case openApp(String)
  /// Quit the program. The request to start an app is refused while the program waits for the user's decision.
  case terminate
}

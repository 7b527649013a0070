/// Something that the system asks of a whole program, whatever its cursors are on.
public enum SystemRequest: Hashable, Sendable {
  /// Open the menu bar, or close it if it is open.
  case showMenuBar
  /// Bring the window to the front that has this number in the window list, from 1.
  case showWindow(Int)
  /// Bring the next window of the list to the front.
  case showNextWindow
  /// Close the front window.
  case closeWindow
  /// Write the front window's document to its file, or to the one that is named.
  case save(path: String?)
  /// Open a document.
  case openDocument(path: String)
  /// Open an address.
  case openURL(String)
  /// Go on with what the user did elsewhere.
  case continueActivity(type: String)
  /// Put the program in the background: nobody sees it.
  case enterBackground
  /// Make the program active again.
  case activate
  /// Have a background task run.
  case runBackgroundTask(String)
  /// End the program. Where there is something left to be decided, it is not taken.
  case terminate
}

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// What a program tells the users of assistive technologies without showing it.
///
/// ```swift
/// AccessibilityNotification.Announcement("Saved").post(as: AccessibilityNotification.self)
/// ```
///
/// What a handler, a body or a task that one of them started posts, goes to the host that runs the
/// view. What is posted from elsewhere, such as a dispatch queue, goes to the host that took a turn
/// last. It is heard once the views have settled: after what is said of the elements.
public enum AccessibilityNotification: Sendable {
  /// Words to be spoken.
  ///
  /// By default they interrupt what an earlier event had said and can be interrupted. With
  /// `accessibilitySpeechAnnouncementPriority`, `low` waits for silence and is dropped if something
  /// else is announced before; `high` interrupts and is heard to its end.
  public struct Announcement: Sendable {
    package let words: AttributedString

    /// Takes words with attributes: their priority and language count.
    public init(_ announcement: AttributedString) { words = announcement }

    /// Takes words with attributes, which count for nothing in this form.
    public init(_ announcement: NSAttributedString) {
      words = AttributedString(announcement.string)
    }

    /// Takes words.
    public init(_ announcement: String) { words = AttributedString(announcement) }

    /// Has the words spoken; on any thread.
    public func post() {
      HostMessage.announcement(A11yTree.Announcement(words)).post(
        as: AccessibilityNotification.self
      )
    }
  }

  /// Tells that a part of the screen has changed. The cursors stay where they are, if they can.
  public struct LayoutChanged: Sendable {
    package let words: String?

    /// Takes what to say about it.
    ///
    /// - Parameter element: A string to be spoken. Elements are known by focus wrappers here, so
    ///   anything else is passed over.
    public init(_ element: Any? = nil) { words = spokenWords(element) }

    /// Tells it; on any thread.
    public func post() {
      HostMessage.notification(.layoutChanged(nil)).post(as: AccessibilityNotification.self)
      if let words {
        HostMessage.announcement(A11yTree.Announcement(words)).post(
          as: AccessibilityNotification.self
        )
      }
    }
  }

  /// Tells that a new view covers most of the screen. The cursors go to its first element.
  public struct ScreenChanged: Sendable {
    package let words: String?

    /// Takes what to say about it.
    ///
    /// - Parameter element: A string to be spoken. Elements are known by focus wrappers here, so
    ///   anything else is passed over.
    public init(_ element: Any? = nil) { words = spokenWords(element) }

    /// Tells it; on any thread.
    public func post() {
      HostMessage.notification(.screenChanged(nil)).post(as: AccessibilityNotification.self)
      if let words {
        HostMessage.announcement(A11yTree.Announcement(words)).post(
          as: AccessibilityNotification.self
        )
      }
    }
  }

  /// Tells that a page was scrolled, and where it stands now, as in "Page 2 of 5".
  ///
  /// The same words twice in a row are heard as the sound of a border.
  public struct PageScrolled: Sendable {
    package let words: String

    /// Takes words with attributes, which count for nothing here.
    public init(_ scrollStatus: AttributedString) { words = String(scrollStatus.characters) }

    /// Takes words with attributes, which count for nothing here.
    public init(_ scrollStatus: NSAttributedString) { words = scrollStatus.string }

    /// Takes words.
    public init(_ scrollStatus: String) { words = scrollStatus }

    /// Tells it; on any thread.
    public func post() {
      HostMessage.notification(.pageScrolled(words)).post(as: AccessibilityNotification.self)
    }
  }
}

private func spokenWords(_ element: Any?) -> String? {
  switch element {
  case let words as String: words
  case let words as AttributedString: String(words.characters)
  case let words as NSAttributedString: words.string
  default: nil
  }
}

extension A11yTree.Announcement {
  /// The words, with the first priority and the first language that is stated in them.
  fileprivate init(_ words: AttributedString) {
    self.init(String(words.characters))
    for run in words.runs {
      guard let stated = run.accessibilitySpeechAnnouncementPriority else { continue }
      priority = stated.priority
      break
    }
    language = words.runs.compactMap(\.languageIdentifier).first ?? ""
  }
}

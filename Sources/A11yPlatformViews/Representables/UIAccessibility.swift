import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// What belongs to accessibility in UIKit.
public enum UIAccessibility {
  /// What assistive technologies are told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// A number for it.
    public var rawValue: UInt32
    /// Makes one of its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A part of the screen has changed. VoiceOver goes to the element that is given, if one is.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A new view covers most of the screen. VoiceOver goes to the element that is given, or to the
    /// first.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Words are to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled; the words say where it stands.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technologies something; on any thread.
  ///
  /// - Parameter argument: Words to be spoken or, of ``Notification/layoutChanged`` and
  ///   ``Notification/screenChanged``, an element or view of UIKit that is shown.
  public static func post(notification: Notification, argument: Any?) {
    if let object = argument as? UIResponder { return post(notification, object) }
    let words = argument as? String ?? (argument as? NSAttributedString)?.string
    switch notification {
    case .layoutChanged: AccessibilityNotification.LayoutChanged(words).post()
    case .screenChanged: AccessibilityNotification.ScreenChanged(words).post()
    case .announcement: if let words { AccessibilityNotification.Announcement(words).post() }
    case .pageScrolled: if let words { AccessibilityNotification.PageScrolled(words).post() }
    default: break
    }
  }

  /// Elements that have just come are there once the views have settled.
  private static func post(_ notification: Notification, _ object: UIResponder) {
    guard notification == .layoutChanged || notification == .screenChanged else { return }
    CurrentHost.inbox?.post(
      .action {
        guard let tree = object.tree, let place = tree.place else { return }
        place.graph.react(place) {
          let id = tree.id(of: object)
          place.graph.notifications.append(
            notification == .layoutChanged ? .layoutChanged(id) : .screenChanged(id)
          )
        }
      }
    )
  }

  /// Whether VoiceOver is on in the session that runs what asks.
  public static var isVoiceOverRunning: Bool { isRunning(.voiceOver) }
  /// Whether Switch Control is on in the session that runs what asks.
  public static var isSwitchControlRunning: Bool { isRunning(.switchControl) }

  private static func isRunning(_ technology: AccessibilityTechnologies) -> Bool {
    CurrentHost.inbox?.technologies.isSuperset(of: technology) ?? false
  }
}

// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// AppKit's interface to the desktop. The workspace opens URLs but cannot start apps, because there are no other apps.
@MainActor
@preconcurrency
open class NSWorkspace: NSObject {
  /// Opens a URL in the same way as SwiftUI's `openURL` when none of the program's handlers accepts the URL.
  @discardableResult
  open func open(_ url: URL) -> Bool {
    guard let inbox = CurrentHost.inbox else { return false }
    inbox.post(
      .request { _ = EnvironmentValues(scope: $0.rootEnvironment).systemOpenURL(url) }
    )
    return true
  }

  /// Tries to open a URL, and reports that no app opened it.
  open func open(
    _ url: URL,
    configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    open(url)
    completionHandler?(nil, nil)
  }

  /// Opens each URL in the same way as `open(_:)`, because no other app can open it.
  open func open(
    _ urls: [URL],
    withApplicationAt applicationURL: URL,
    configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    for url in urls { open(url) }
    completionHandler?(nil, nil)
  }

  /// Reports an error, because there is no other app to start.
  open func openApplication(
    at applicationURL: URL,
    configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, CocoaError(.fileNoSuchFile))
  }

  /// Does nothing, because there is no file manager.
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
  /// Does nothing, because there is no file manager.
  @discardableResult
  open func selectFile(
    _ fullPath: String?,
    inFileViewerRootedAtPath rootFullPath: String
  ) -> Bool { false }

  /// Returns an empty image for a file.
  open func icon(forFile fullPath: String) -> NSImage { NSImage(size: .zero) }
  /// Returns an empty image for a type.
  open func icon(for contentType: UTType) -> NSImage { NSImage(size: .zero) }
  /// Returns `nil`, because there are no other apps.
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  /// Returns `nil`, because there are no other apps.
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  /// Returns an empty array, because there are no other apps.
  open func urlsForApplications(toOpen url: URL) -> [URL] { [] }
  /// The value is always `nil`, because a11ynav does not know which app is frontmost.
  open var frontmostApplication: NSRunningApplication? { nil }
  /// The array is always empty, because a11ynav does not know which apps are running.
  open var runningApplications: [NSRunningApplication] { [] }
  /// The notification center for desktop events. No notification is ever posted to this notification center.
  public final let notificationCenter = NotificationCenter()
  /// Whether the user prefers reduced motion.
  open var accessibilityDisplayShouldReduceMotion: Bool { false }
  /// Whether the user prefers increased contrast.
  open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  /// Whether the user prefers interfaces that do not convey information by color alone.
  open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
  /// Whether the user prefers reduced transparency.
  open var accessibilityDisplayShouldReduceTransparency: Bool { false }
  /// Whether VoiceOver is on.
  open var isVoiceOverEnabled: Bool { CurrentHost.inbox?.technologies.contains(.voiceOver) == true }
  /// Whether Switch Control is on.
  open var isSwitchControlEnabled: Bool {
    CurrentHost.inbox?.technologies.contains(.switchControl) == true
  }
}

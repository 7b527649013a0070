// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The desktop, as AppKit has it: it opens addresses. There are no other apps here.
@MainActor
@preconcurrency
open class NSWorkspace: NSObject {
  /// Opens an address, as SwiftUI's `openURL` does when no handler of the program takes it.
  @discardableResult
  open func open(_ url: URL) -> Bool {
    guard let inbox = CurrentHost.inbox else { return false }
    inbox.post(
      .request { _ = EnvironmentValues(scope: $0.rootEnvironment).systemOpenURL(url) }
    )
    return true
  }

  /// Opens an address, and says that no app did.
  open func open(
    _ url: URL,
    configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    open(url)
    completionHandler?(nil, nil)
  }

  /// Opens addresses in an app: there is none, so they are opened as others are.
  open func open(
    _ urls: [URL],
    withApplicationAt applicationURL: URL,
    configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    for url in urls { open(url) }
    completionHandler?(nil, nil)
  }

  /// Starts an app: there is none, which is the error.
  open func openApplication(
    at applicationURL: URL,
    configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, CocoaError(.fileNoSuchFile))
  }

  /// Does nothing: there are no windows with files.
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
  /// Does nothing: there are no windows with files.
  @discardableResult
  open func selectFile(
    _ fullPath: String?,
    inFileViewerRootedAtPath rootFullPath: String
  ) -> Bool { false }

  /// The image of a file: an empty one.
  open func icon(forFile fullPath: String) -> NSImage { NSImage(size: .zero) }
  /// The image of a type: an empty one.
  open func icon(for contentType: UTType) -> NSImage { NSImage(size: .zero) }
  /// Where an app is: nowhere.
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  /// Which app opens something: none.
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  /// Which apps open something: none.
  open func urlsForApplications(toOpen url: URL) -> [URL] { [] }
  /// The app in front: not known.
  open var frontmostApplication: NSRunningApplication? { nil }
  /// The apps that run: not known.
  open var runningApplications: [NSRunningApplication] { [] }
  /// Where the desktop's notifications are posted. None is ever posted.
  public final let notificationCenter = NotificationCenter()
  /// Whether things should move little.
  open var accessibilityDisplayShouldReduceMotion: Bool { false }
  /// Whether there should be much contrast.
  open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  /// Whether things should differ by more than colour.
  open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
  /// Whether nothing should be transparent.
  open var accessibilityDisplayShouldReduceTransparency: Bool { false }
  /// Whether VoiceOver is on.
  open var isVoiceOverEnabled: Bool { CurrentHost.inbox?.technologies.contains(.voiceOver) == true }
  /// Whether Switch Control is on.
  open var isSwitchControlEnabled: Bool {
    CurrentHost.inbox?.technologies.contains(.switchControl) == true
  }
}

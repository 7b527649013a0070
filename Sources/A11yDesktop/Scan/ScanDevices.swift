// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// The panel's window and the switches for scanning a desktop. When this object is released, the window is closed and
/// the switches are released.
@MainActor
public final class ScanDevices {
  /// The devices, which belong to the accessibility bus's thread.
  @BusActor
  private final class Parts {
    var panel: PanelWindow?
    var key: SwitchKey?
    var joystick: Joystick?
    nonisolated init() {}
  }

  /// The names of the keys that can act as switches in every window.
  public nonisolated static var keyNames: [String] { SwitchKey.names.keys.sorted() }

  private let parts = Parts()
  private var shown: ScanPanel?
  /// The position of the elements that the panel's window must leave visible.
  private var highlighted: Frame?

  /// Opens the panel's window and the given switches.
  ///
  /// - Parameters:
  ///   - key: The name of a key that is a switch in every window.
  ///   - joystick: The file of a joystick.
  ///   - report: A closure that receives presses on the main queue.
  /// - Throws: ``DesktopError`` if one of them cannot be opened.
  public init(
    key: String?,
    joystick: String?,
    report: @escaping @MainActor @Sendable (SwitchInput) -> Void
  ) throws(DesktopError) {
    let forward: @Sendable (SwitchInput) -> Void = { input in
      DispatchQueue.main.async { MainActor.assumeIsolated { report(input) } }
    }
    let parts = parts
    let failure = BusActor.wait(atMost: DesktopApps.limit) { () -> DesktopError? in
      do throws(DesktopError) {
        parts.panel = try PanelWindow()
        if let key { parts.key = try SwitchKey(key, report: forward) }
        if let joystick { parts.joystick = try Joystick(joystick, report: forward) }
        return nil
      } catch {
        return error
      }
    }
    if let error = failure ?? DesktopError("The display did not respond in time.") { throw error }
  }

  /// Shows a panel, or hides the window if no panel is given.
  public func show(_ panel: ScanPanel?) {
    guard panel != shown else { return }
    shown = panel
    update()
  }

  /// Moves the panel's window so that it does not cover the given area of the screen.
  public func uncover(_ frame: Frame?) {
    guard frame != highlighted else { return }
    highlighted = frame
    if shown != nil { update() }
  }

  private func update() {
    let (parts, panel, highlighted) = (parts, shown, highlighted)
    Task { @BusActor in
      if let panel {
        parts.panel?.show(panel, besides: highlighted)
      } else {
        parts.panel?.hide()
      }
    }
  }

  /// Closes the window and releases the switches.
  public func close() {
    let parts = parts
    Task { @BusActor in
      parts.panel = nil
      parts.key = nil
      parts.joystick = nil
    }
  }
}

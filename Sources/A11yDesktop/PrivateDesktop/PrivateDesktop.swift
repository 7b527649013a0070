// SPDX-License-Identifier: MIT

import A11yProcesses
import Foundation

/// A private display, message bus and registry for programs under test.
///
/// The user's desktop is not affected, because the private display exists only in memory, and the settings are in a
/// temporary folder that is removed with the private desktop. All programs on the private desktop exit when this
/// process exits for any reason.
///
/// ```swift
/// let desktop = try PrivateDesktop()
/// defer { desktop.close() }
/// setenv("DISPLAY", desktop.environment["DISPLAY"], 1)   // and the others
/// ```
public final class PrivateDesktop: Sendable {
  /// The environment variables that connect programs to this desktop.
  public let environment: [String: String]
  private let process: GuardedProcess

  /// The required programs, with the Debian packages that contain them.
  private static let needed = [
    "Xvfb": "xvfb", "dbus-daemon": "dbus-daemon", "dbus-send": "dbus-bin", "xprop": "x11-utils",
  ]
  /// The supported window managers, in order of preference. Without a window manager, no window receives keyboard
  /// focus.
  private static let managers = [
    "evilwm -fn fixed", "openbox", "matchbox-window-manager", "metacity", "xfwm4", "icewm",
  ]
  private static let launchers = [
    "/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher",
    "/usr/lib/at-spi-bus-launcher",
  ]

  /// Starts a private desktop, which takes about 0.2 s.
  ///
  /// - Parameter size: The size of the screen in pixels.
  /// - Throws: ``DesktopError`` if a program is missing or does not start.
  public init(size: (width: Int, height: Int) = (1280, 1024)) throws(DesktopError) {
    for (program, package) in Self.needed.sorted(by: { $0.key < $1.key })
    where SearchPath.find(program) == nil {
      throw DesktopError(
        "A private desktop needs \(program). To install it, run: apt-get install \(package)"
      )
    }
    guard let launcher = Self.launchers.first(where: FileManager.default.isExecutableFile) else {
      throw DesktopError(
        "A private desktop needs AT-SPI. To install it, run: apt-get install at-spi2-core"
      )
    }
    guard let folder = TemporaryFolder.make() else {
      throw DesktopError("A temporary folder cannot be created for a private desktop’s files.")
    }
    do {
      try Self.writeSettings(in: folder)
    } catch {
      throw DesktopError("A private desktop’s settings cannot be written: \(error)")
    }
    var variables = Self.settings(in: folder)
    variables["WAYLAND_DISPLAY"] = ""
    variables["AT_SPI_BUS_ADDRESS"] = ""
    let manager = Self.managers.first { command in
      SearchPath.find(String(command.prefix { $0 != " " })) != nil
    }
    let output = Pipe()
    let process = GuardedProcess(
      ["/bin/sh", "-c", Self.script(size, launcher, manager), "sh", folder],
      ending: .kill,
      environment: variables,
      folder: folder,
      descriptors: [1: output.fileHandleForWriting.fileDescriptor]
    )
    try? output.fileHandleForWriting.close()
    guard let process else { throw DesktopError("A private desktop cannot be started.") }
    guard let (display, bus) = Self.read(output.fileHandleForReading) else {
      process.end()
      throw DesktopError("Xvfb or the message bus did not start; run “Xvfb :99” to see why.")
    }
    self.process = process
    variables["DISPLAY"] = ":\(display)"
    variables["DBUS_SESSION_BUS_ADDRESS"] = bus
    environment = ProcessInfo.processInfo.environment.merging(variables) { _, new in new }
      .filter { !$0.value.isEmpty }
  }

  /// Stops the desktop and all programs on it, and removes its files.
  public func close() { process.end() }

  /// Returns a script that starts the display and the bus, and then prints the display's number and the bus's address
  /// on separate lines.
  private static func script(
    _ size: (width: Int, height: Int),
    _ launcher: String,
    _ manager: String?
  ) -> String {
    """
    # If WAYLAND_DISPLAY is set, even to an empty value, the registry sends no keys.
    unset WAYLAND_DISPLAY AT_SPI_BUS_ADDRESS
    folder=$1
    # A named pipe waits for a whole line and ends with its one writer: no limit of time, no poll.
    mkfifo "$folder/display" "$folder/address" || exit 1
    Xvfb -displayfd 3 -screen 0 \(size.width)x\(size.height)x24 -nolisten tcp -noreset \
      3>"$folder/display" >/dev/null 2>&1 &
    read -r number <"$folder/display" || exit 1
    echo "$number"
    DISPLAY=:$number
    export DISPLAY
    \(manager.map { "\($0) >/dev/null 2>&1 &" } ?? "")
    dbus-daemon --session --nofork --nopidfile --address="unix:path=$folder/bus" \
      --print-address=3 3>"$folder/address" >/dev/null 2>&1 &
    read -r DBUS_SESSION_BUS_ADDRESS <"$folder/address" || exit 1
    export DBUS_SESSION_BUS_ADDRESS
    \(launcher) --launch-immediately >/dev/null 2>&1 &
    # Qt looks for the bus on the display, too.
    address=$(dbus-send --print-reply=literal --dest=org.a11y.Bus /org/a11y/bus \
      org.a11y.Bus.GetAddress) && xprop -root -f AT_SPI_BUS 8s -set AT_SPI_BUS "${address#"${address%%[! ]*}"}"
    echo "$DBUS_SESSION_BUS_ADDRESS"
    exec >/dev/null
    wait
    """
  }

  /// Reads the display's number and the bus's address from the script's output, or returns `nil` if they are missing.
  private static func read(_ output: FileHandle) -> (display: String, bus: String)? {
    var text = ""
    // The loop ends when the script has printed both values, or when the shell exits because its time limit has passed.
    while text.split(separator: "\n").count < 2 || !text.hasSuffix("\n") {
      let data = output.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    let lines = text.split(separator: "\n").map(String.init)
    return lines.count >= 2 ? (lines[0], lines[1]) : nil
  }

  /// Turns off animations, because each frame of an animation causes an event.
  private static func writeSettings(in folder: String) throws {
    for version in ["gtk-3.0", "gtk-4.0"] {
      let place = URL(fileURLWithPath: folder).appendingPathComponent("config/\(version)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("[Settings]\ngtk-enable-animations=0\n".utf8)
        .write(to: place.appendingPathComponent("settings.ini"))
    }
  }

  /// Returns the settings that make programs accessible, turn off animations, and keep the programs' files in a folder.
  private static func settings(in folder: String) -> [String: String] {
    [
      "XDG_RUNTIME_DIR": folder, "XDG_CONFIG_HOME": "\(folder)/config",
      "XDG_CACHE_HOME": "\(folder)/cache", "XDG_DATA_HOME": "\(folder)/data",
      "GSETTINGS_BACKEND": "memory", "GDK_BACKEND": "x11", "QT_QPA_PLATFORM": "xcb",
      "GTK_A11Y": "atspi", "NO_AT_BRIDGE": "0", "GTK_MODULES": "gail:atk-bridge",
      "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_ACCESSIBILITY": "1",
      "GNOME_ACCESSIBILITY": "1", "GSK_RENDERER": "cairo",
    ]
  }
}

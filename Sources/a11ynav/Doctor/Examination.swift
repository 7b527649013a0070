// SPDX-License-Identifier: MIT

import A11yProcesses
import A11ySpeech
import A11yWeb
import Foundation

/// The checks that determine whether the programs and services that a11ynav uses are available.
enum Examination {
  /// Checks the programs and services one after another, which takes at most a few seconds.
  static func findings() -> [Finding] {
    [voices(), sound(), browser(), swift(), bus(), display(), terminal()]
  }

  private static func voices() -> Finding {
    do {
      return Finding("voices", "\(try Voice.all().count) espeak-ng voices")
    } catch SpeechError.noVoice(let reason) {
      let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
      let isThere = SearchPath.find("a11ynav-voice", beside: [folder?.path ?? "."]) != nil
      return Finding(
        "voices",
        reason,
        remedy: isThere
          ? "apt-get install libespeak-ng1 espeak-ng-data"
          : "install a11ynav-voice in the same folder as a11ynav"
      )
    } catch {
      return Finding("voices", "none", remedy: "apt-get install espeak-ng-data")
    }
  }

  private static func sound() -> Finding {
    do {
      try SpeechDestination.device.open().finish()
      return Finding("sound", "a device is available")
    } catch {
      return Finding(
        "sound",
        "\(error)",
        remedy: "start PipeWire or PulseAudio, or write a file with --speech wav:out.wav"
      )
    }
  }

  private static func browser() -> Finding {
    do {
      return Finding("browser", try BrowserProgram.find(nil))
    } catch {
      return Finding(
        "browser",
        "not found, so web pages cannot be opened",
        remedy: "apt-get install chromium"
      )
    }
  }

  /// Checks the requirements for building the packages that `a11ynav init` writes.
  private static func swift() -> Finding {
    guard SearchPath.find("swift") != nil else {
      return Finding(
        "SwiftUI apps",
        "Swift is not installed",
        remedy: "install Swift 6.2 or later from https://www.swift.org/install"
      )
    }
    guard let program = SearchPath.find("pkg-config"),
      let process = ChildProcess.start(
        [program, "--exists", "yaml-0.1", "expat", "espeak-ng"],
        descriptors: [:]
      ),
      ChildProcess.wait(for: process) == 0
    else {
      return Finding(
        "SwiftUI apps",
        "the headers for libyaml, expat or espeak-ng are missing",
        remedy: "apt-get install pkg-config libyaml-dev libexpat1-dev libespeak-ng-dev"
      )
    }
    return Finding("SwiftUI apps", "Swift, libyaml, expat and espeak-ng are installed")
  }

  private static func bus() -> Finding {
    let environment = ProcessInfo.processInfo.environment
    guard DesktopAccess.isPossible else {
      return Finding(
        "desktop apps",
        "libdbus is not installed",
        remedy: "apt-get install libdbus-1-3"
      )
    }
    let userBus = environment["XDG_RUNTIME_DIR"].map { "\($0)/bus" }
    let hasUserBus = userBus.map(FileManager.default.fileExists(atPath:)) ?? false
    if environment["DBUS_SESSION_BUS_ADDRESS"] != nil || hasUserBus {
      return Finding("desktop apps", "a session bus is available")
    }
    return Finding(
      "desktop apps",
      "no session bus is available",
      remedy: "a11ynav desktop -- COMMAND runs a command on a temporary desktop"
    )
  }

  private static func display() -> Finding {
    let tools = ["Xvfb", "dbus-daemon", "evilwm"]
    let missing = tools.filter { SearchPath.find($0) == nil }
    guard !missing.isEmpty else {
      return Finding("temporary desktops", "Xvfb, dbus-daemon and evilwm are installed")
    }
    return Finding(
      "temporary desktops",
      "not installed: \(missing.joined(separator: ", "))",
      remedy: "apt-get install xvfb dbus at-spi2-core x11-utils evilwm"
    )
  }

  private static func terminal() -> Finding {
    let environment = ProcessInfo.processInfo.environment
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let isUnicode = locale.map { $0.uppercased().contains("UTF") } ?? false
    guard isUnicode else {
      return Finding(
        "terminal",
        "the locale (\(locale ?? "not set")) is not UTF-8",
        remedy: "export LANG=C.UTF-8"
      )
    }
    let name = environment["TERM"] ?? ""
    if name.isEmpty || name == "dumb" {
      return Finding("terminal", "prints one line per utterance (TERM=\(name))")
    }
    return Finding("terminal", "\(name), UTF-8")
  }
}

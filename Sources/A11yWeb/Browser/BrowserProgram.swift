// SPDX-License-Identifier: MIT

import A11yProcesses
import Foundation

/// The search for a browser on this machine, and the arguments for starting it.
package enum BrowserProgram {
  /// The names of browsers to search for, in order of preference.
  package static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
    "microsoft-edge",
  ]

  /// The names of this browser's variants that have no user interface and start in less than half the time.
  private static let shells = ["chrome-headless-shell", "chromium-headless-shell"]
  /// The program that Debian's `chromium-headless-shell` script runs. The `chromium-headless-shell` script itself is
  /// not run, because its process would remain between this process and the browser.
  private static let debianShell = "/usr/lib/chromium/chromium-headless-shell"

  /// The oldest browser version whose protocol is known to be sufficient.
  static let oldestVersion = 120

  /// Finds the named browser, or the first available browser on this machine. Unless `isHeaded` is `true`, a browser
  /// without a user interface is preferred.
  package static func find(
    _ named: String?,
    isHeaded: Bool = false
  ) throws(BrowserError) -> String {
    func path(_ name: String) -> String? {
      guard name.contains("/") else { return SearchPath.find(name) }
      return FileManager.default.isExecutableFile(atPath: name) ? name : nil
    }
    if let named {
      guard let found = path(named) else {
        throw BrowserError("the browser “\(named)” was not found")
      }
      return found
    }
    if !isHeaded, let shell = shells.lazy.compactMap(path).first {
      return shell == "/usr/bin/chromium-headless-shell" ? path(debianShell) ?? shell : shell
    }
    for name in names {
      if let found = path(name) { return found }
    }
    throw BrowserError(
      "no browser was found: install Chromium (on Debian and Ubuntu: apt-get install chromium), or "
        + "name one with “browser”"
    )
  }

  /// Returns the arguments for a browser that a11ynav starts.
  static func arguments(profile: String, options: BrowserOptions, isRoot: Bool) -> [String] {
    var arguments = [
      "--remote-debugging-pipe", "--user-data-dir=\(profile)",
      "--no-first-run", "--no-default-browser-check", "--disable-extensions", "--disable-sync",
      "--disable-background-networking", "--disable-component-update", "--disable-default-apps",
      "--disable-breakpad", "--disable-crash-reporter", "--disable-dev-shm-usage",
      "--disable-client-side-phishing-detection", "--disable-popup-blocking",
      "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
      "--disable-backgrounding-occluded-windows", "--disable-hang-monitor",
      "--deny-permission-prompts", "--password-store=basic", "--use-mock-keychain", "--mute-audio",
      "--force-device-scale-factor=1",
      // A page and its frames share one process, and therefore have one clock and one tree.
      "--disable-site-isolation-trials",
      "--disable-features=IsolateOrigins,site-per-process,IsolateSandboxedIframes,Translate,"
        + "MediaRouter,OptimizationHints",
    ]
    if !options.isHeaded {
      arguments += [
        "--headless=new", "--hide-scrollbars", "--disable-gpu",
        // Frames are drawn as fast as possible, because no user sees the frames.
        "--disable-frame-rate-limit", "--disable-gpu-vsync",
      ]
    }
    // Chrome's sandbox does not work for the root user.
    if isRoot { arguments.append("--no-sandbox") }
    if let locale = options.locale {
      arguments += ["--lang=\(locale)", "--accept-lang=\(locale)"]
    }
    if let hosts = options.hosts {
      let excluded = hosts.map { ", EXCLUDE \($0)" }.joined()
      arguments += [
        "--host-resolver-rules=MAP * ~NOTFOUND\(excluded)",
        // Without this option, a page could reach other hosts without a name lookup.
        "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
      ]
    }
    return arguments + ["about:blank"]
  }
}

/// Options for starting a browser.
public struct BrowserOptions: Hashable, Sendable {
  /// The browser's name or path, or `nil` for the first browser that is found.
  public var program: String?
  /// Whether the browser shows a window.
  public var isHeaded = false
  /// The language to request from pages, as a BCP 47 tag.
  public var locale: String?

  /// The hosts to which the browser may connect. The pattern `*` matches any name, and `nil` allows all hosts.
  package var hosts: [String]?

  /// Creates options for a headless browser that is found on this machine.
  public init() {}
}

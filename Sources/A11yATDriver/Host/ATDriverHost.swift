// SPDX-License-Identifier: MIT

import A11ySession
import A11yWeb

/// A screen reader that programs drive over AT Driver, with a WebDriver server for its page.
@MainActor
public final class ATDriverHost {
  /// The server's identity and ports.
  public struct Options: Sendable {
    /// The server's name as reported to clients.
    public var name = "a11ynav"
    /// The server's version as reported to clients.
    public var version: String
    /// The operating system as reported to clients.
    public var platform = "linux"
    /// The port for AT Driver, or 0 to use any free port.
    public var port = 4382
    /// The port for WebDriver, if WebDriver is enabled, or 0 to use any free port.
    public var webDriverPort: Int?
    /// The options for starting the browser.
    public var browser = BrowserOptions()
    /// The options for opening pages.
    public var page = PageOptions()

    /// Creates options with AT Driver on its default port and without WebDriver.
    public init(version: String) { self.version = version }
  }

  /// An error that occurs if a port cannot be opened.
  public struct PortInUse: Error, CustomStringConvertible {
    /// The description of the error, in one sentence.
    public let description: String
  }

  /// The screen reader that clients drive.
  public let reader: ScreenReader
  private let browser: HeardBrowser
  private let atDriver: ATDriverServer
  private let webDriver: WebDriverServer?
  private let queue = RequestQueue()

  /// The port for AT Driver.
  public var port: Int { atDriver.port }
  /// The port for WebDriver, if WebDriver is enabled.
  public var webDriverPort: Int? { webDriver?.port }

  /// Opens the ports.
  ///
  /// - Parameter notify: A closure, called on any thread, that receives messages about client connections.
  public init(
    _ reader: ScreenReader,
    _ options: Options,
    notify: @escaping @Sendable (String) -> Void
  ) throws(PortInUse) {
    self.reader = reader
    let browser = HeardBrowser(reader, options.browser, options.page)
    self.browser = browser
    let capabilities = ATCapabilities(
      name: options.name,
      version: options.version,
      platform: options.platform,
      extensions: ["a11ynav:stops": true, "a11ynav:version": .string(options.version)]
    )
    let atDriver = ATDriverServer(
      port: options.port,
      reader: reader,
      capabilities: capabilities,
      notify: notify,
      attach: { try browser.attach($0) }
    )
    guard let atDriver else { throw Self.inUse(options.port) }
    self.atDriver = atDriver
    if let port = options.webDriverPort {
      guard let server = WebDriverServer(port: port, browser: browser, notify: notify) else {
        atDriver.end()
        throw Self.inUse(port)
      }
      webDriver = server
    } else {
      webDriver = nil
    }
  }

  /// Serves clients until ``end()`` is called.
  public func run() {
    atDriver.begin(queue)
    webDriver?.begin(queue)
    queue.run()
    atDriver.end()
    webDriver?.end()
    browser.end()
    reader.end()
  }

  /// Ends ``run()``.
  public nonisolated func end() { queue.end() }

  private static func inUse(_ port: Int) -> PortInUse {
    PortInUse(description: "Cannot open port \(port); another program may be using it.")
  }
}

// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yProcesses
import A11yTree
import Foundation

/// A browser for opening pages, which a11ynav either starts with a temporary profile or finds already running.
///
/// ```swift
/// let browser = try await Browser.start()
/// let page = try await browser.open("http://localhost:3000")
/// ```
/// A browser that a11ynav starts exits together with this process and leaves no files behind, even if the process is
/// killed.
@MainActor
public final class Browser {
  let devTools: DevTools
  private let process: GuardedProcess?
  private var lastPart = 0
  /// The browser's name and version, as in `Chrome/120.0.1`.
  package private(set) var product = ""
  /// The functions to call when the browser exits unexpectedly.
  var onEnd: [ObjectIdentifier: () -> Void] = [:]
  /// The functions to call when the browser reports a download.
  var onDownload: [ObjectIdentifier: (_ name: String, _ frame: String) -> Void] = [:]
  /// The functions to call when the browser reports an event about tabs or windows.
  var onTarget: [ObjectIdentifier: (BrowserEvent) -> Void] = [:]

  /// Starts a browser with a temporary profile. The browser does not listen on a port.
  public static func start(
    _ options: BrowserOptions = BrowserOptions()
  ) async throws(BrowserError) -> Browser {
    let program = try BrowserProgram.find(options.program, isHeaded: options.isHeaded)
    guard let profile = TemporaryFolder.make(), let ends = SocketPair.make() else {
      throw BrowserError("a temporary folder or socket cannot be created for the browser")
    }
    let arguments = BrowserProgram.arguments(
      profile: profile,
      options: options,
      isRoot: geteuid() == 0
    )
    // The browser's temporary files are placed in the profile folder, which is removed at the end.
    let process = GuardedProcess(
      [program] + arguments,
      ending: .kill,
      environment: profile.utf8.count <= Self.longestTemporary ? ["TMPDIR": profile] : [:],
      folder: profile,
      descriptors: [3: ends.theirs, 4: ends.theirs]
    )
    A11yPlatform.close(ends.theirs)
    guard let process else { throw BrowserError("the browser \(program) cannot be started") }
    let browser = Browser(DevTools(PipeTransport(ends.ours)), process: process)
    do {
      try await browser.greet(program)
    } catch {
      browser.close()
      throw error
    }
    return browser
  }

  init(_ devTools: DevTools, process: GuardedProcess?) {
    self.devTools = devTools
    self.process = process
    devTools.handle(nil) { [weak self] event in self?.handle(event) }
    devTools.onEnd = { [weak self] in self?.onEnd.values.forEach { $0() } }
  }

  /// Returns a new number for a frame with its own process.
  func nextPart() -> Int {
    lastPart += 1
    return lastPart
  }

  /// Whether this process started the browser.
  var isOwn: Bool { process != nil }

  /// Whether the browser has exited.
  public var hasEnded: Bool { devTools.hasEnded }

  /// The maximum path length of a folder in which the browser can create a socket. The limit exists because the length
  /// of a socket's path is limited.
  private static let longestTemporary = 50
  /// The maximum time for a browser to start.
  static let startLimit: Duration = .seconds(20)

  /// Checks that a browser answers and that its version is recent enough.
  func greet(_ name: String) async throws(BrowserError) {
    do {
      product = try await devTools.call(.getVersion, limit: Self.startLimit)
      let number = product.split(separator: "/").last?.split(separator: ".").first.flatMap {
        Int($0)
      }
      guard let number, number >= BrowserProgram.oldestVersion else {
        throw BrowserError(
          "\(name) is too old (\(product)): version \(BrowserProgram.oldestVersion) or later is "
            + "needed"
        )
      }
      try await devTools.call(.discoverTargets)
    } catch let error as BrowserError {
      throw error
    } catch DevToolsError.hung {
      throw BrowserError("\(name) is not responding; does it start when you run it by hand?")
    } catch {
      throw BrowserError("\(name) exited immediately; does it start when you run it by hand?")
    }
  }

  /// Terminates a browser that this process started, or disconnects from a browser that was already running.
  public func close() {
    devTools.close()
    process?.end()
  }

  private func handle(_ event: BrowserEvent) {
    switch event {
    case .downloadBegan(let name, let frame):
      for notice in onDownload.values { notice(name, frame) }
    case .targetCreated, .targetDestroyed:
      for handler in onTarget.values { handler(event) }
    default: break
    }
  }
}

/// The reason that a page cannot be opened, as one line of text that tells the user what to do.
public struct BrowserError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, as a single line of text.
  public var description: String

  init(_ description: String) {
    self.description = AddressMask.masked(text: description)
  }
}

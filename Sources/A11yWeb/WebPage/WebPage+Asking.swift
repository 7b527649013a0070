// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// The location of an element in its document.
public struct PagePlace: Hashable, Sendable {
  /// A CSS selector that matches only this node in its document or shadow root.
  public var selector: String
  /// The address of the frame that contains the element, or `nil` for the main frame.
  public var frame: String?
}

extension WebPage {
  /// Returns the locations of elements in their documents, leaving out elements that no longer exist.
  public func places(of ids: [ElementID]) async -> [ElementID: PagePlace] {
    guard !isClosed, target.dialog == nil else { return [:] }
    var places: [ElementID: PagePlace] = [:]
    for id in ids {
      guard let node = reader.domNode(of: id),
        let answer = try? await target.call(.selector, on: node),
        let selector = answer["selector"].string, !selector.isEmpty
      else { continue }
      let frame = answer["frame"].string ?? ""
      places[id] = PagePlace(selector: selector, frame: frame.isEmpty ? nil : frame)
    }
    return places
  }
}

extension WebPage {
  /// The interval between requests for the result of a checker. The page's time passes during the interval.
  private static let checkingStep: Duration = .milliseconds(50)
  /// The maximum number of time steps for a checker, which corresponds to one minute.
  private static let checkingSteps = 1200

  /// Runs a checker in a world that is isolated from the page's scripts, and returns the resolved result as JSON.
  ///
  /// The checker can call `a11ynav.selector(node).selector`, which identifies a node in the same way as
  /// ``places(of:)``.
  ///
  /// - Parameters:
  ///   - library: The checker, as a script.
  ///   - expression: The expression to evaluate once the checker is loaded; a promise is awaited.
  /// - Throws: ``BrowserError`` if the script fails, or takes longer than a minute.
  public func check(
    with library: String,
    _ expression: String
  ) async throws(BrowserError) -> String {
    guard !isClosed, target.dialog == nil else { throw BrowserError("the page is closed") }
    do {
      _ = try await target.evaluate(library + "\n;undefined")
      _ = try await target.evaluate("a11ynav.startCheck(() => (\(expression)))")
      for _ in 0..<Self.checkingSteps {
        if let text = try await target.evaluate(.checkResult).string { return text }
        try await idle(for: Self.checkingStep)
      }
    } catch {
      throw BrowserError("the checker cannot be run: \(error)")
    }
    throw BrowserError("the checker did not respond within a minute")
  }

  /// Lets virtual time pass if the page's time is virtual, and otherwise waits in real time.
  func idle(for time: Duration) async throws {
    switch clock {
    case .session: try await window.clock.advance(by: time)
    default: try await Task.sleep(for: time)
    }
  }
}

extension WebPage {
  /// Returns the cookies of the page's context and the local storage of its origin, or `nil` if the page does not
  /// answer.
  public func storageState() async -> StorageState? {
    let entries = """
      ({ origin: location.origin,
        localStorage: Object.entries(localStorage).map(([name, value]) => ({ name, value })) })
      """
    guard !isClosed,
      let context = try? await browser.devTools.call(.getContext(ofTarget: target.id)),
      let cookies = try? await browser.devTools.call(.getCookies(in: context))
    else { return nil }
    // A page without an origin has no storage.
    let storage = (try? await target.evaluate(entries)) ?? .null
    let hasEntries = storage["localStorage"].array.isEmpty == false
    return StorageState(cookies: cookies, origins: .array(hasEntries ? [storage] : []))
  }

  /// Lets time pass, and returns whether the page is still exactly as it was when it was last read.
  ///
  /// This check is faster than repeated readings of the page, but does not send changes to the session. The result is
  /// `nil`, and no time passes, if the page's time is real or its server can send data at any moment.
  public func staysStill(for duration: Duration) async -> Bool? {
    guard time == .virtual, !isClosed, !window.clock.traffic.isConnected else { return nil }
    let (target, generation, count) = (target, target.generation, windowCount)
    do {
      try await window.clock.advance(by: duration)
      let hasChanged = try await target.takeChanged()
      return !hasChanged && target.dialog == nil && target === self.target
        && target.generation == generation && windowCount == count
    } catch {
      return false
    }
  }
}

extension WebPage {
  /// The maximum size of the area of a page that is drawn, in points.
  private static let largest = (width: 4000.0, height: 8000.0)
  /// The number and length of the steps in which a page receives time to draw its content.
  private static let drawingSteps = 60
  private static let drawingStep: Duration = .milliseconds(20)

  /// Returns an image of the upper part of the page as a JPEG file, or `nil` if the image cannot be created.
  ///
  /// If the page's time is virtual, some virtual time passes.
  ///
  /// - Parameter scale: The size of a point in the image, in pixels.
  public func screenshot(scale: Double = 1) async -> (jpeg: Data, frame: Frame)? {
    guard !isClosed, target.dialog == nil,
      var frame = try? await target.call(.getContentSize)
    else { return nil }
    frame.width = min(frame.width, Self.largest.width)
    frame.height = min(frame.height, Self.largest.height)
    return await image(of: frame, scale).map { ($0, frame) }
  }

  private func image(of frame: Frame, _ scale: Double) async -> Data? {
    let drawing = PageClock.AwaitedFrame()
    var data: String?
    let target = target
    Task {
      data = try? await target.call(.captureScreenshot(of: frame, scale: scale))
      drawing.end()
    }
    for _ in 0..<Self.drawingSteps where !drawing.isDrawn {
      // A browser draws frames only while the page's time advances.
      if time == .virtual { try? await window.clock.grant(Self.drawingStep) }
      await drawing.wait(PageClock.patience)
    }
    return data.flatMap { Data(base64Encoded: $0) }
  }
}

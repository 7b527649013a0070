// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

extension WebPage {
  /// The largest part of a page that is drawn, in points.
  private static let largest = (width: 4000.0, height: 8000.0)
  /// How long a page whose time is virtual is given to draw itself.
  private static let drawingSteps = 60

  /// What the whole page looks like from its top, as a JPEG file; `nil` if it cannot be drawn.
  ///
  /// Where the page's time is virtual, some of it passes.
  public func screenshot() async -> (jpeg: Data, frame: Frame)? {
    guard !isClosed, target.dialog == nil,
      var frame = try? await target.call(.getContentSize)
    else { return nil }
    frame.width = min(frame.width, Self.largest.width)
    frame.height = min(frame.height, Self.largest.height)
    return await image(of: frame).map { ($0, frame) }
  }

  private func image(of frame: Frame) async -> Data? {
    let drawing = Drawing()
    let target = target
    Task {
      drawing.end(try? await target.call(.captureScreenshot(of: frame)))
    }
    // A browser draws no frame while time stands still.
    for _ in 0..<Self.drawingSteps where !drawing.hasEnded {
      if clock == .session {
        try? await window.clock.advance(by: .milliseconds(20))
      } else {
        try? await Task.sleep(for: .milliseconds(20))
      }
    }
    return drawing.data.flatMap { Data(base64Encoded: $0) }
  }

  /// An image that was asked for.
  @MainActor
  private final class Drawing {
    private(set) var hasEnded = false
    private(set) var data: String?

    func end(_ data: String?) {
      self.data = data
      hasEnded = true
    }
  }
}

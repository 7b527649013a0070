// SPDX-License-Identifier: MIT

import A11yTree

/// One pass of the gliding cursor: a band or a line that crosses an area until a switch fixes it.
struct PointPass: Hashable, Sendable {
  /// The axis along which the cursor glides; a vertical line glides along the x axis.
  enum Axis: Hashable, Sendable { case x, y }

  /// The shape of the cursor.
  enum Shape: Hashable, Sendable {
    /// A band inside which the cursor glides in the next pass.
    case band
    /// A line.
    case line
    /// A line that glides slowly near the position at which the user fixed the previous line.
    case fineLine
  }

  let axis: Axis
  let shape: Shape
  /// The position at which the pass begins: the left or top edge of a band, or the position of a line.
  let start: Double
  /// The distance that the cursor glides.
  let length: Double
  /// The width of the band, or zero for a line.
  let width: Double
  /// The speed, in points per second.
  let speed: Double
  /// The number of steps in which switch presses move the cursor across the pass.
  let stepCount: Int

  /// The position at which the pass ends.
  var end: Double { start + length }

  /// The time that the cursor needs for the whole pass.
  var duration: Duration { rest(from: start) }

  /// Returns the time that the cursor needs from a position to the end of the pass. The duration of a pass is never
  /// zero; otherwise, the scanner would loop forever without time advancing.
  func rest(from position: Double) -> Duration {
    max(time(from: position, to: end), .milliseconds(1))
  }

  /// Returns the time that the cursor needs from one position to a later position, in whole milliseconds.
  func time(from position: Double, to target: Double) -> Duration {
    let milliseconds = (max(target - position, 0) / speed * 1000).rounded()
    return .milliseconds(Int(milliseconds))
  }

  /// Returns the position that the cursor reaches after gliding from another position for a given time.
  func position(from position: Double, after time: Duration) -> Double {
    min(position + max(time.seconds, 0) * speed, end)
  }

  /// Returns the number of the step that is nearest to a position.
  func step(at position: Double) -> Int {
    guard length > 0 else { return 0 }
    let step = ((position - start) / length * Double(stepCount)).rounded()
    return Int(min(max(step, 0), Double(stepCount)))
  }

  /// Returns the position of a step.
  func position(ofStep step: Int) -> Double {
    start + length * Double(step) / Double(stepCount)
  }

  /// Returns the best position at which to fix the cursor for a target: where a band is centered on the target, or
  /// where a line crosses the target.
  func aim(at target: Double) -> Double { min(max(target - width / 2, start), end) }

  /// The words that announce a pass of the gliding cursor.
  var word: Word {
    switch (shape, axis) {
    case (.band, .x): .verticalBand
    case (.band, .y): .horizontalBand
    case (.line, .x): .verticalLine
    case (.line, .y): .horizontalLine
    case (.fineLine, .x): .fineVerticalLine
    case (.fineLine, .y): .fineHorizontalLine
    }
  }
}

extension PointPass {
  /// The number of bands that fit side by side in the scanned area.
  private static let bandCount = 8
  /// The number of steps of a line, unless the line glides inside a band.
  private static let lineSteps = 20
  private static let stepsInBand = 10

  /// Creates the first pass along an axis.
  init(along axis: Axis, of area: Frame, _ settings: SwitchControl.Settings) {
    let (start, extent) = axis == .x ? (area.x, area.width) : (area.y, area.height)
    let isBand = settings.glidingCursor == .refined
    let width = isBand ? extent / Double(Self.bandCount) : 0
    self.init(
      axis: axis,
      shape: isBand ? .band : .line,
      start: start,
      length: extent - width,
      width: width,
      speed: settings.glidingSpeed,
      stepCount: isBand ? Self.bandCount - 1 : Self.lineSteps
    )
  }

  /// Returns the next pass along the same axis when this pass is fixed at a position, or `nil` if the position is
  /// final.
  func refined(
    at position: Double,
    in area: Frame,
    _ settings: SwitchControl.Settings
  ) -> PointPass? {
    switch (shape, settings.glidingCursor) {
    case (.band, _):
      return PointPass(
        axis: axis,
        shape: .line,
        start: position,
        length: width,
        width: 0,
        speed: settings.glidingSpeed / 4,
        stepCount: Self.stepsInBand
      )
    case (.line, .precise):
      let half = length / Double(Self.bandCount) / 2
      let first = max(position - half, start)
      return PointPass(
        axis: axis,
        shape: .fineLine,
        start: first,
        length: min(position + half, end) - first,
        width: 0,
        speed: settings.glidingSpeed / 8,
        stepCount: Self.lineSteps
      )
    default: return nil
    }
  }
}

// SPDX-License-Identifier: MIT

import A11yTree

/// The state of point scanning: the fixed lines and the position of the moving line.
struct PointScan: Hashable, Sendable {
  /// The outcome of fixing the cursor.
  enum Outcome: Hashable, Sendable {
    /// The next pass has started.
    case nextPass
    /// Both lines are fixed, and their intersection is the chosen point.
    case point(Point)
  }

  /// The area that the lines cross.
  let area: Frame
  /// The current pass.
  private(set) var pass: PointPass
  /// The position of the vertical line if it is fixed.
  private(set) var x: Double?
  /// The position of the cursor at the time ``since``.
  private var position: Double
  /// The time at which the cursor began to glide, or `nil` while the cursor rests.
  private var since: Duration?
  /// Whether the user still has to fix both lines.
  private(set) var isFirstPass = true

  /// Creates a scan at the left edge of an area, with the cursor at rest.
  init(in area: Frame, _ settings: SwitchControl.Settings) {
    self.area = area
    pass = PointPass(along: .x, of: area, settings)
    position = pass.start
  }

  /// The time at which the gliding cursor reaches the end of its pass, or `nil` while the cursor rests.
  var end: Duration? { since.map { $0 + pass.rest(from: position) } }

  /// Returns the cursor's position at the given time.
  func position(at time: Duration) -> Double {
    guard let since else { return position }
    return pass.position(from: position, after: time - since)
  }

  /// Resumes the cursor's gliding from its position.
  mutating func glide(at time: Duration) {
    position = position(at: time)
    since = time
  }

  /// Stops the cursor at its current position.
  mutating func rest(at time: Duration) {
    position = position(at: time)
    since = nil
  }

  /// Returns the cursor to the start of its pass.
  mutating func restartPass(at time: Duration) {
    position = pass.start
    if since != nil { since = time }
  }

  /// Moves the cursor by a number of steps, wrapping around at the ends of the pass.
  mutating func move(by steps: Int, at time: Duration) {
    let count = pass.stepCount + 1
    let step = (pass.step(at: position(at: time)) + steps) % count
    position = pass.position(ofStep: step < 0 ? step + count : step)
    if since != nil { since = time }
  }

  /// Fixes the cursor at its position, and begins the next pass with the cursor at rest.
  mutating func fix(at time: Duration, _ settings: SwitchControl.Settings) -> Outcome {
    let fixed = position(at: time)
    isFirstPass = false
    if let next = pass.refined(at: fixed, in: area, settings) {
      begin(next)
    } else if pass.axis == .x {
      x = fixed
      begin(PointPass(along: .y, of: area, settings))
    } else {
      return .point(Point(x: x ?? area.x, y: fixed))
    }
    return .nextPass
  }

  private mutating func begin(_ next: PointPass) {
    pass = next
    position = next.start
    since = nil
  }
}

/// The band or line that glides across the screen in point scanning.
public struct GlidingLine: Hashable, Sendable {
  /// The words that announce the cursor, in the user's language.
  public var name: String
  /// The part of the screen that the cursor covers. A cursor that is a line has a width or height of zero.
  public var frame: Frame
  /// Whether the cursor is a vertical line or band that glides to the right.
  public var isVertical: Bool
  /// The labels of the first elements that the cursor crosses.
  public var crossed: [String]
}

extension PointScan {
  /// Returns the part of the screen that the cursor covers at the given time.
  func frame(at time: Duration) -> Frame {
    let position = position(at: time)
    return pass.axis == .x
      ? Frame(x: position, y: area.y, width: pass.width, height: area.height)
      : Frame(x: area.x, y: position, width: area.width, height: pass.width)
  }
}

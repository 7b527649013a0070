// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view whose appearance changes according to keyframes. Because nothing is animated, the view always shows the
/// initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
  private let initialValue: Value
  private let content: (Value) -> Content

  /// Creates a view that is animated whenever a value changes.
  public init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  /// Creates a view that is animated repeatedly.
  public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }
}

extension KeyframeAnimator: View {
  /// The view that shows the initial value.
  public var body: some View { content(initialValue) }
}

/// The values of a keyframe animation at each point in time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  /// Creates a timeline. Because nothing is animated, the timeline always contains the initial value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
  }
  /// Returns the value at a given time.
  public func value(time: Double) -> Value { initialValue }
  /// Returns the value after the given fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { initialValue }
}

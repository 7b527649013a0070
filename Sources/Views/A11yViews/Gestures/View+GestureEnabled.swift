// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Attaches a gesture; a single tap handles activation. It can be disabled.
  @MainActor
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture; a single tap handles activation. It has a name.
  @MainActor
  public func gesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that happens along with those of the view. It can be disabled.
  @MainActor
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that happens along with those of the view. It has a name.
  @MainActor
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View {
    self.simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that takes precedence over those of the view. It can be disabled.
  @MainActor
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that takes precedence over those of the view. It has a name.
  @MainActor
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View {
    self.highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}

// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A row of segments, of which the user selects one.
@MainActor
@preconcurrency
open class UISegmentedControl: UIControl {
  /// Returns the appearance proxy for all segmented controls. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UISegmentedControl { UISegmentedControl() }
  /// The index of the selected segment, or -1 if none is selected.
  open var selectedSegmentIndex = -1 { didSet { choose() } }
  /// The color of the control's selected segment. This property does not affect accessibility elements.
  open var selectedSegmentTintColor: UIColor?
  /// The number of the control's segments.
  open var numberOfSegments: Int { subviews.count }

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a segmented control from strings or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      let segment = Segment(
        frame: .zero,
        primaryAction: UIAction { [weak self] _ in
          self?.tap(index)
        }
      )
      segment.accessibilityLabel = item as? String ?? (item as? UIImage)?.accessibilityLabel
      addSubview(segment)
    }
  }

  /// Returns a segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    subviews.indices.contains(segment) ? subviews[segment].accessibilityLabel : nil
  }

  /// Does nothing, because a11ynav does not draw views.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}

  private func tap(_ index: Int) {
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }

  /// A segment that announces its position in the segmented control.
  private final class Segment: UIButton {
    override var positionInSet: Element.Position? {
      guard let segments = superview?.subviews, let index = segments.firstIndex(of: self) else {
        return nil
      }
      return Element.Position(index + 1, of: segments.count)
    }
  }

  private func choose() {
    for (index, segment) in subviews.enumerated() {
      (segment as? UIControl)?.isSelected = index == selectedSegmentIndex
    }
  }
}

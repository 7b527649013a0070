// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartContent {
  /// Adds the marks in the content's body to a chart.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    Body._plot(content.body, in: &chart)
  }
}

extension Never: ChartContent {
  /// This property is never read, because there are no values of the type `Never`.
  public static func _plot(_ content: Never, in chart: inout _ChartMarks) {}
}

/// Chart content that only changes marks, for example by giving them a style.
@MainActor
protocol ChangedContent: ChartContent where Body == Never {
  associatedtype Content: ChartContent
  var content: Content { get }
  func change(_ mark: inout Mark)
}

extension ChangedContent {
  /// Adds the changed marks of the content.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    let start = chart.marks.count
    Content._plot(content.content, in: &chart)
    for index in start..<chart.marks.count { content.change(&chart.marks[index]) }
  }
}

/// Chart content in which a closure changes each mark.
struct ModifiedMarks<Content: ChartContent> {
  let content: Content
  let apply: (inout Mark) -> Void
}

extension ModifiedMarks: ChangedContent {
  func change(_ mark: inout Mark) { apply(&mark) }
}

extension ChartContent {
  nonisolated func modified(_ change: @escaping (inout Mark) -> Void) -> some ChartContent {
    ModifiedMarks(content: self, apply: change)
  }
}

/// Type-erased chart content.
public struct AnyChartContent {
  let content: any ChartContent

  /// Erases the type of chart content.
  public init<Content: ChartContent>(_ content: Content) { self.content = content }

  /// Erases the type of chart content.
  public init<Content: ChartContent>(erasing content: Content) { self.content = content }
}

extension AnyChartContent: ChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never

  /// Adds the marks from the chart content.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    plot(content.content, in: &chart)
  }

  @MainActor
  private static func plot<Content: ChartContent>(
    _ content: Content,
    in chart: inout _ChartMarks
  ) {
    Content._plot(content, in: &chart)
  }
}

/// Several marks that are modified together.
public struct Plot<Content: ChartContent> {
  private let content: Content
  /// Combines several marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent {
  /// The marks.
  public var body: Content { content }
}

extension ChartContent {
  /// Labels the marks with a `Text` view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    let words = label.spoken
    return modified { $0.label = words }
  }

  /// Describes the value of the marks with a `Text` view.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    let words = valueDescription.spoken
    return modified { $0.value = words }
  }

  /// Hides the marks from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    modified { $0.isHidden = hidden }
  }

  /// Sets the marks' identifiers, which tests use to find the marks.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    modified { $0.identifier = identifier }
  }
}

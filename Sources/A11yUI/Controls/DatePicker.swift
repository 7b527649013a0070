import Foundation

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// One bit a part.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// The bounds of a date.
struct DateLimits {
  let first: Date?
  let last: Date?

  init(_ first: Date? = nil, _ last: Date? = nil) {
    self.first = first
    self.last = last
  }

  init(_ range: ClosedRange<Date>) { self.init(range.lowerBound, range.upperBound) }
  init(_ range: PartialRangeFrom<Date>) { self.init(range.lowerBound, nil) }
  init(_ range: PartialRangeThrough<Date>) { self.init(nil, range.upperBound) }

  func clamp(_ date: Date) -> Date {
    var date = date
    if let last { date = min(date, last) }
    if let first { date = max(date, first) }
    return date
  }
}

/// A control to choose a date.
public struct DatePicker<Label: View> {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents

  @Environment(\.datePickerKind) private var kind
  let selection: Binding<Date>
  let limits: DateLimits
  let components: Components
  let label: Label

  init(_ selection: Binding<Date>, _ limits: DateLimits, _ components: Components, _ label: Label) {
    self.selection = selection
    self.limits = limits
    self.components = components
    self.label = label
  }
}

extension DatePicker {
  /// Makes a picker of a date.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(), displayedComponents, label())
  }

  /// Makes a picker of a date within bounds.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(range), displayedComponents, label())
  }

  /// Makes a picker of a date not before another.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(range), displayedComponents, label())
  }

  /// Makes a picker of a date not after another.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(range), displayedComponents, label())
  }
}

extension DatePicker: View {
  /// The picker in the style that is set.
  public var body: some View {
    switch kind {
    case .compact:
      ForEach(components.parts, id: \.rawValue) { part in
        DateButton(selection: selection, limits: limits, part: part, label: label)
      }
    case .wheels:
      let wheels = DateWheels(selection: selection, limits: limits, components: components)
      NamedGroup(label: label, inside: wheels)
    }
  }
}

extension DatePickerComponents {
  /// Each part by itself, the date first.
  var parts: [DatePickerComponents] { [.date, .hourAndMinute].filter(contains) }
}

import Foundation

extension DatePicker where Label == Text {
  /// Makes a picker of a date, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(), displayedComponents, Text(titleKey))
  }

  /// Makes a picker of a date within bounds, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection,
      DateLimits(range.lowerBound, range.upperBound),
      displayedComponents,
      Text(titleKey)
    )
  }

  /// Makes a picker of a date not before another, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(range.lowerBound, nil), displayedComponents, Text(titleKey))
  }

  /// Makes a picker of a date not after another, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(nil, range.upperBound), displayedComponents, Text(titleKey))
  }

  /// Makes a picker of a date, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(), displayedComponents, Text(title))
  }

  /// Makes a picker of a date within bounds, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection,
      DateLimits(range.lowerBound, range.upperBound),
      displayedComponents,
      Text(title)
    )
  }

  /// Makes a picker of a date not before another, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(range.lowerBound, nil), displayedComponents, Text(title))
  }

  /// Makes a picker of a date not after another, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(nil, range.upperBound), displayedComponents, Text(title))
  }
}

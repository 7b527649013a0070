// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension AccessibilityRotorEntry {
  /// Creates a stop at the row or view with an id, with a localised label.
  public init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates a stop at the row or view with an id, with the text of a resource as its label.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelResource), id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates a stop at the row or view with an id, with a string as its label.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates a stop at an id in a namespace, with the text of a resource as its label.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelResource), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// Creates a stop at an id in a namespace, with a string as its label.
  ///
  /// As in Apple's declaration, the id has no argument label here.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L,
    _ id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// Creates a stop at an id in a namespace, with a string as its label.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// Creates a stop at a part of the text of the element that has the rotor, with a localised label.
  public init(
    _ labelKey: LocalizedStringKey,
    textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) where ID == Never {
    self.init(Text(labelKey), textRange: textRange, prepare: prepare)
  }

  /// Creates a stop at a part of the text of the element that has the rotor, with the text of a
  /// resource as its label.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource,
    textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) where ID == Never {
    self.init(Text(labelResource), textRange: textRange, prepare: prepare)
  }

  /// Creates a stop at a part of the text of the element that has the rotor, with a string as its
  /// label.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L,
    textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) where ID == Never {
    self.init(Text(label), textRange: textRange, prepare: prepare)
  }
}

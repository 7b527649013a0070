// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Adds suggestions that are shown while the user is editing the field.
  package nonisolated func suggesting<S: View>(_ suggestions: S) -> some View {
    SuggestedField(field: self, suggestions: suggestions)
  }

  /// Turns the view into a suggestion that replaces the field's text.
  package nonisolated func completingText(_ completion: String) -> some View {
    TextCompletion(completion: completion, content: self)
  }
}

/// The field to which the suggestions belong.
@MainActor
private final class SuggestedPlace {
  private weak var node: Node?

  nonisolated init() {}

  func stand(at node: Node) { self.node = node }

  /// Replaces the field's text.
  func complete(_ text: String) {
    var field: ElementNode?
    node?.forEachInnerElement { if field == nil, $0.element.role.isTextEntry { field = $0 } }
    guard let field else { return }
    _ = field.take(.replaceText(0..<field.element.value.count, with: text))
  }
}

private enum SuggestedPlaceKey: EnvironmentKey {
  static var defaultValue: SuggestedPlace? { nil }
}

private struct SuggestedField<Field: View, Suggestions: View> {
  @State private var place = SuggestedPlace()
  @FocusState private var isEdited: Bool
  let field: Field
  let suggestions: Suggestions

  nonisolated init(field: Field, suggestions: Suggestions) {
    self.field = field
    self.suggestions = suggestions
  }
}

extension SuggestedField: View {
  package var body: some View {
    field.focused($isEdited).modifier(SuggestedPlaceModifier(place: place))
    if isEdited { suggestions.environment(\.[place: SuggestedPlaceName()], place) }
  }
}

/// The name that the environment uses to store the field. The name conforms to `Hashable`, so it can be used in a key
/// path.
private struct SuggestedPlaceName: Hashable, Sendable {}

extension EnvironmentValues {
  fileprivate subscript(place name: SuggestedPlaceName) -> SuggestedPlace? {
    get { self[SuggestedPlaceKey.self] }
    set { self[SuggestedPlaceKey.self] = newValue }
  }
}

private struct SuggestedPlaceModifier {
  let place: SuggestedPlace
}

extension SuggestedPlaceModifier: ViewModifier, WrappingModifier {
  package func start(_ node: Node) { place.stand(at: node) }
  package func update(_ node: Node, _ memory: inout Void) {}
  package func stop(_ node: Node, _ memory: inout Void) {}
}

private struct TextCompletion<Content: View> {
  @Environment(\.[place: SuggestedPlaceName()]) private var place
  let completion: String
  let content: Content

  nonisolated init(completion: String, content: Content) {
    self.completion = completion
    self.content = content
  }
}

extension TextCompletion: View {
  package var body: some View {
    Button {
      place?.complete(completion)
    } label: {
      content
    }
  }
}

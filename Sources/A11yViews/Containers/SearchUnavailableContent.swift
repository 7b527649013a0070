@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What stands where a search has found nothing.
public struct SearchUnavailableContent {
  /// That nothing was found.
  public struct Label {
    package let text: String?
  }

  /// What to do about it.
  public struct Description {}

  /// What can be done: nothing.
  public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
  /// "No Results", with what was looked for if that is known.
  public var body: some View {
    Text(verbatim: text.map { "No Results for “\($0)”" } ?? "No Results")
  }
}

extension SearchUnavailableContent.Description: View {
  /// What to do about it.
  public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      Label(text: nil)
    } description: {
      Description()
    } actions: {
      Actions()
    }
  }

  /// Says that a search has found nothing, and what was looked for.
  public static func search(
    text: String
  ) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      Label(text: text)
    } description: {
      Description()
    } actions: {
      Actions()
    }
  }
}

// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A placeholder for a search without results.
public struct SearchUnavailableContent {
  /// The title.
  public struct Label {
    package let text: String?
  }

  /// The advice.
  public struct Description {}

  /// The actions: none.
  public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
  /// "No Results", with the search text if known.
  public var body: some View {
    Text(verbatim: text.map { "No Results for “\($0)”" } ?? "No Results")
  }
}

extension SearchUnavailableContent.Description: View {
  /// The advice.
  public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
  /// Empty.
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Shows that a search has found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      Label(text: nil)
    } description: {
      Description()
    } actions: {
      Actions()
    }
  }

  /// Shows that a search has found nothing, with the search text.
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

import SwiftUI

private struct ThemeEnvironmentKey: EnvironmentKey {
  static var defaultValue = ThemeKey.Theme.default
}

extension EnvironmentValues {
  var theme: ThemeKey.Theme {
    get { self[ThemeEnvironmentKey.self] }
    set { self[ThemeEnvironmentKey.self] = newValue }
  }
}

/// An environment value has a default that is used if no value is set. This listing is from the article on state.
enum ThemeKey {
  struct ArticleView: View {
    @Environment(\.theme) var theme: Theme
    var article: Article

    var body: some View {
      VStack(alignment: .leading) {
        Text(article.title)
          .foregroundColor(theme.titleTextColor)
        Text(article.body)
          .foregroundColor(theme.bodyTextColor)
      }
    }
  }

  // This type is not in the article. A color is not audible, so the theme prints the requested color.
  struct Theme {
    static let `default` = Theme(name: "default")
    var name: String
    var titleTextColor: Color {
      print("title is \(name)")
      return .primary
    }
    var bodyTextColor: Color {
      print("body is \(name)")
      return .secondary
    }
  }
}

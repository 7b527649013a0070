import SwiftUI

/// An object is available to every view below the view that sets it, and must be present. This listing is from the
/// article on state.
enum ThemeObject {
  struct ArticleView: View {
    @EnvironmentObject var theme: Theme
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

  struct RootView: View {
    @ObservedObject var theme: Theme
    @ObservedObject var articleLibrary: ArticleLibrary

    var body: some View {
      ArticleListView(articles: articleLibrary.articles)
        .environmentObject(theme)
    }
  }

  // The rest of this file is not in the article. A color is not audible, so the theme prints the requested color.
  class Theme: ObservableObject {
    @Published var name = "light"
    var titleTextColor: Color {
      print("title is \(name)")
      return .primary
    }
    var bodyTextColor: Color {
      print("body is \(name)")
      return .secondary
    }
  }

  class ArticleLibrary: ObservableObject {
    @Published var articles = [Article(title: "Title", body: "Body")]
  }

  struct ArticleListView: View {
    var articles: [Article]
    var body: some View {
      ForEach(articles, id: \.title) { ArticleView(article: $0) }
    }
  }
}

// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

@MainActor
@Suite(
  "The environment works as the article on state describes",
  .printing,
  .timeLimit(.minutes(30))
)
struct EnvironmentTests {
  @Test(
    "The views inside a view receive its environment object and follow the object’s changes"
  )
  func object() async throws {
    let theme = ThemeObject.Theme()
    let library = ThemeObject.ArticleLibrary()
    let session = try await Session(
      ThemeObject.RootView(theme: theme, articleLibrary: library)
    )
    session.expectOutline("Title\nBody")
    #expect(Set(printed()) == ["title is light", "body is light"])
    theme.name = "dark"
    session.expectOutline("Title\nBody")
    #expect(Set(printed()) == ["title is dark", "body is dark"])
    library.articles.append(Article(title: "Second", body: "More"))
    session.expectOutline("Title\nBody\nSecond\nMore")
  }

  @Test("A missing environment object stops the program with a message that names the object")
  func missing() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let article = Article(title: "Title", body: "Body")
      _ = try await Session(ThemeObject.ArticleView(article: article))
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("No ObservableObject of type Theme found."))
  }

  @Test("An environment value that is not set has its default value")
  func defaultValue() async throws {
    let article = Article(title: "Title", body: "Body")
    let session = try await Session(ThemeKey.ArticleView(article: article))
    session.expectOutline("Title\nBody")
    #expect(Set(printed()) == ["title is default", "body is default"])
  }

  @Test("An environment value reaches the views inside its view, and the nearest value is used")
  func value() async throws {
    struct Themes: View {
      let article = Article(title: "Title", body: "Body")
      @State private var isNight = false
      var body: some View {
        ThemeKey.ArticleView(article: article)
          .environment(\.theme, ThemeKey.Theme(name: "inner"))
          .environment(\.theme, ThemeKey.Theme(name: "outer"))
        VStack {
          ThemeKey.ArticleView(article: article)
        }
        .environment(\.theme, ThemeKey.Theme(name: isNight ? "night" : "day"))
        Button("Switch") { isNight.toggle() }
      }
    }
    let session = try await Session(Themes())
    #expect(
      Set(printed()) == ["title is inner", "body is inner", "title is day", "body is day"]
    )
    session.find("Switch").activate()
    #expect(Set(printed()).isSuperset(of: ["title is night", "body is night"]))
  }
}

// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewGraph
import Foundation
import Observation
import Testing

private enum ShadeKey: EnvironmentKey {
  static var defaultValue: String { "plain" }
}

extension EnvironmentValues {
  fileprivate var shade: String {
    get { self[ShadeKey.self] }
    set { self[ShadeKey.self] = newValue }
  }
}

@MainActor @Suite("Evaluating only the views that read a changed value", .timeLimit(.minutes(30)))
struct DependencyTests {
  @Test("A view that does not read a State property is not evaluated when the property changes")
  func readers() throws {
    struct Reader: View {
      @Binding var value: Int
      let count: Count
      var body: some View {
        count()
        return Words("value \(value)")
      }
    }
    struct Page: View {
      @State private var value = 0
      let outer: Count
      let inner: Count
      var body: some View {
        outer()
        return Box {
          Press("more") { value += 1 }
          Reader(value: $value, count: inner)
        }
      }
    }
    let outer = Count()
    let inner = Count()
    let shown = try Shown { Page(outer: outer, inner: inner) }
    try shown.press("more")
    #expect(shown.outline == "[more, value 1]")
    #expect((outer.value, inner.value) == (1, 2))
    #expect(shown.update.changes.map(\.element.label) == ["value 1"])
  }

  @Test("Changing a value that a view’s last evaluation did not read causes no evaluation")
  func forgotten() throws {
    struct Page: View {
      @State private var readsText = true
      @State private var text = "a"
      let count: Count
      var body: some View {
        count()
        return Box {
          Press("stop") { readsText = false }
          Press("change") { text += "a" }
          Words(readsText ? text : "nothing")
        }
      }
    }
    let count = Count()
    let shown = try Shown { Page(count: count) }
    try shown.press("change")
    try shown.press("stop")
    #expect(count.value == 3)
    try shown.press("change")
    #expect(count.value == 3)
    #expect(shown.outline == "[stop, change, nothing]")
  }

  @Test("A change to an environment value affects only its readers, even inside skipped views")
  func environment() throws {
    struct Reader: View {
      @Environment(\.shade) private var shade
      var body: some View { Words(shade) }
    }
    struct Middle: View {
      let count: Count
      var body: some View {
        count()
        return Reader()
      }
    }
    struct Page: View {
      @State private var shade = "light"
      let count: Count
      var body: some View {
        Press("dark") { shade = "dark" }
        Middle(count: count).environment(\.shade, shade)
      }
    }
    let count = Count()
    let shown = try Shown { Page(count: count) }
    #expect(shown.outline == "dark, light")
    try shown.press("dark")
    #expect(shown.outline == "dark, dark")
    #expect(count.value == 1)
  }

  @Test("A change to an observable object on another thread is applied in a later turn")
  func observation() async throws {
    let model = Model()
    struct Page: View {
      let model: Model
      var body: some View { Words(model.name) }
    }
    let shown = try Shown { Page(model: model) }
    await Task.detached { model.name = "new" }.value
    shown.host.takeTurn()
    #expect(shown.outline == "new")
  }

  @Test("A custom view modifier keeps its own state and applies to every element inside")
  func modifier() throws {
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        Press("more") { count += 1 }
        content.modifier(Suffix(text: " \(count)"))
      }
    }
    let shown = try Shown {
      Box {
        Words("a")
        Words("b")
      }
      .modifier(Counting())
    }
    try shown.press("more")
    #expect(shown.outline == "more,  1[a, b]")
  }
}

@Observable
private final class Model: @unchecked Sendable {
  // The variable is written by one task, which the test awaits before it reads the variable.
  var name = "old"
}

// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

@MainActor
@Suite(
  "Focused objects work as the article on property wrappers describes",
  .printing,
  .timeLimit(.minutes(30))
)
struct FocusedObjectTests {
  /// Chooses the listing's menu item from the menu bar.
  private func empty(_ session: Session) {
    session.perform("menu")
    session.expect("[screen change]", "/menu bar, .*, menu item, collapsed/")
    session.find("Action").activate()
    session.expect("[screen change]", "Action, menu, Empty, button")
    session.find("Empty").activate()
    _ = session.heard()
  }

  /// Types into the only text field.
  private func write(_ text: String, _ session: Session) {
    session.find(role: .textField).activate()
    session.expect("is editing")
    session.type(text)
    session.expect(text == "!" ? "exclamation mark" : text)
  }

  @Test("The object that a scene exports is available while the scene is in front")
  func scene() async throws {
    let session = try await Session(SceneObject.FocusedSceneObjectDemoApp(), settings: withoutHints)
    write("one", session)
    session.press("escape")
    session.perform("press alt-n")
    session.expect("[screen change]", "FocusedSceneObjectDemoApp, window, Input:")
    write("two", session)
    session.press("escape")
    empty(session)
    #expect(session.find(role: .textField).value == "")
    session.perform("window 1")
    _ = session.heard()
    #expect(session.find(role: .textField).value == "one")
    empty(session)
    #expect(session.find(role: .textField).value == "")
  }

  @Test("The object that a view exports is available only while the view has keyboard focus")
  func view() async throws {
    let session = try await Session(EditorObject.FocusedObjectDemoApp(), settings: withoutHints)
    write("one", session)
    session.press("escape")
    empty(session)
    #expect(session.find(role: .textField).value == "one")
    write("!", session)
    empty(session)
    #expect(session.find(role: .textField).value == "")
  }

  /// A view that reads an object, next to the view that exports the object.
  private struct Reader<Content: View>: View {
    @FocusedObject private var dataModel: DataModel?
    @ViewBuilder let content: Content
    var body: some View {
      Text("Sees \(dataModel.map { $0.text + $0.text2 } ?? "nil")")
      content
    }
  }

  @Test("A focusable text view exports its object while the view has focus")
  func focusable() async throws {
    let model = DataModel()
    model.text = "model"
    let session = try await Session(
      Reader {
        FocusableText(dataModel: model)
        TextField("Field", text: .constant(""))
      },
      settings: withoutHints
    )
    // Only keyboard focus counts as focus; the VoiceOver cursor does not.
    session.perform("next")
    session.expect("Input:")
    session.perform("previous")
    session.expect("Sees nil")
    session.press("tab")
    session.expect("Input:")
    session.expectOutline("Sees model\nInput:\nField, text field")
    model.text = "other"
    session.expectOutline("Sees other\nInput:\nField, text field")
    session.press("tab")
    session.expect("Field, text field, is editing")
    session.expectOutline("Sees nil\nInput:\nField, text field, is editing")
  }

  @Test(
    "Commands can access every scene’s object, but a view can access only its own scene’s object"
  )
  func place() async throws {
    let session = try await Session(
      ObjectByPlace.FocusedSceneObjectDemoApp(),
      settings: withoutHints
    )
    func menus() -> [String] {
      var lines: [String] = []
      for menu in ["Commands", "App"] {
        session.perform("menu")
        _ = session.heard()
        session.find(menu).activate()
        _ = session.heard()
        lines += session.outline().filter { $0.contains(" see") }
          .map { $0.trimmingCharacters(in: .whitespaces) }
        session.press("escape escape")
        _ = session.heard()
      }
      return lines
    }
    func view() -> [String] { session.outline().filter { $0.contains("View sees") } }
    #expect(menus() == ["Commands see nil", "App sees nil"])
    write("one", session)
    #expect(menus() == ["Commands see one", "App sees one"])
    session.perform("press alt-n")
    session.expect("[screen change]", "FocusedSceneObjectDemoApp, window, View sees nil")
    #expect(menus() == ["Commands see nil", "App sees nil"])
    #expect(view() == ["  View sees nil"])
    write("two", session)
    #expect(menus() == ["Commands see two", "App sees two"])
    #expect(view() == ["  View sees two"])
    session.perform("window 1")
    session.expect(
      "[screen change]",
      "FocusedSceneObjectDemoApp, window, Text, one, text field, is editing"
    )
    #expect(menus() == ["Commands see one", "App sees one"])
    #expect(view() == ["  View sees one"])
  }

  @Test(
    "The object that a container exports is available regardless of which of its editors has focus"
  )
  func container() async throws {
    let session = try await Session(Reader { ContainerObject() }, settings: withoutHints)
    session.expectOutline("Sees nil\ntext field\ntext field")
    session.press("tab")
    session.expect("text field, is editing")
    session.type("a")
    session.expect("a")
    session.expectOutline("Sees a\na, text field, is editing\ntext field")
    session.press("tab")
    session.expect("text field, is editing")
    session.type("b")
    session.expect("b")
    session.expectOutline("Sees ab\na, text field\nb, text field, is editing")
    session.press("escape")
    session.expectSilence()
    session.expectOutline("Sees nil\na, text field\nb, text field")
  }

  @Test("If several exported objects have the same type, only one of them is available")
  func unique() async throws {
    let session = try await Session(
      Reader {
        ContainerObject()
        ContainerObject()
      },
      settings: withoutHints
    )
    session.press("tab")
    session.expect("text field, is editing")
    session.type("one")
    session.expect("one")
    session.press("tab tab")
    session.expect("text field, is editing", "text field, is editing")
    session.type("two")
    session.expect("two")
    #expect(session.outline().first == "Sees two")
    session.press("shift-tab shift-tab")
    session.expect("text field, is editing", "one, text field, is editing")
    #expect(session.outline().first == "Sees one")
  }

  @Test("Each of two objects in a scene is available while the object’s field has focus")
  func several() async throws {
    let session = try await Session(MultiFocusedDemo(), settings: withoutHints)
    let fields = ["User Name:", "Age:", "Product Name:", "Price:"]
    func labels() -> [String] { session.findAll().map(\.label) }
    #expect(labels() == fields)
    session.perform("activate")
    session.expect("is editing")
    #expect(labels() == ["Username: JohnDoe", "Age: 30"] + fields)
    session.type("!")
    session.expect("exclamation mark")
    #expect(labels().first == "Username: JohnDoe!")
    session.press("tab")
    session.expect("Age:, 30, text field, is editing")
    #expect(labels() == ["Username: JohnDoe!", "Age: 30"] + fields)
    session.press("tab")
    session.expect("Product Name:, Widget, text field, is editing")
    #expect(labels() == ["Product: Widget", "Price: $19.990000"] + fields)
    session.press("tab")
    session.expect("Price:, 19.99, text field, is editing")
    #expect(labels() == ["Product: Widget", "Price: $19.990000"] + fields)
    session.press("escape")
    session.expectSilence()
    #expect(labels() == fields)
  }

  @Test("A field exports its object as soon as the program moves focus to the field")
  func task() async throws {
    let session = try await Session(FocusStateDemo(), settings: withoutHints)
    await session.settle()
    session.expect("text field", "...", "text field, is editing")
    session.type("now")
    session.expect("now")
    session.expectOutline("now\nnow, text field, is editing")
  }
}

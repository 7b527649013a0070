import A11yTesting
import SwiftUI
import Testing

@MainActor @Suite("Focused objects, as the article on property wrappers has them", .printing)
struct FocusedObjectTests {
  /// Chooses the listing's menu item, by the menu bar.
  private func empty(_ session: Session) {
    session.perform("menu")
    session.find("Action").activate()
    session.find("Empty").activate()
    _ = session.heard()
  }

  @Test("A scene's object is there while the scene is in front, whatever has focus in it")
  func scene() async throws {
    let session = try await Session(SceneObject.FocusedSceneObjectDemoApp())
    session.find(role: .textField).focus()
    session.type("one")
    _ = session.heard()
    session.perform("press alt-n")
    session.expect()
    session.find(role: .textField).focus()
    session.type("two")
    session.press("escape")
    _ = session.heard()
    empty(session)
    #expect(session.find(role: .textField).value == "")
    session.perform("window 1")
    _ = session.heard()
    #expect(session.find(role: .textField).value == "one")
    empty(session)
    #expect(session.find(role: .textField).value == "")
  }

  @Test("A view's object is there while the view has keyboard focus, and no longer")
  func view() async throws {
    let session = try await Session(EditorObject.FocusedObjectDemoApp())
    session.find(role: .textField).focus()
    session.type("one")
    session.press("escape")
    _ = session.heard()
    empty(session)
    #expect(session.find(role: .textField).value == "one")
    session.find(role: .textField).activate()
    _ = session.heard()
    empty(session)
    #expect(session.find(role: .textField).value == "")
  }

  /// What reads, beside what hands on.
  private struct Reader<Content: View>: View {
    @FocusedObject private var dataModel: DataModel?
    @ViewBuilder let content: Content
    var body: some View {
      Text("Sees \(dataModel.map { $0.text + $0.text2 } ?? "nil")")
      content
    }
  }

  @Test("A text that is made focusable hands on its object while it has focus")
  func focusable() async throws {
    let model = DataModel()
    model.text = "model"
    let session = try await Session(Reader { FocusableText(dataModel: model) })
    session.expectOutline("Sees nil\nInput:")
    session.perform("next")
    session.expect("Input:")
    session.expectOutline("Sees nil\nInput:")
    session.press("tab")
    session.expectSilence()
    session.expectOutline("Sees model\nInput:")
    model.text = "other"
    session.expectOutline("Sees other\nInput:")
    session.press("tab")
    session.expect()
    session.expectOutline("Sees nil\nInput:")
  }

  @Test("Commands and app see every scene's object, a view its own scene's")
  func place() async throws {
    let session = try await Session(ObjectByPlace.FocusedSceneObjectDemoApp())
    func menus() -> [String] {
      var lines: [String] = []
      for menu in ["Commands", "App"] {
        session.perform("menu")
        session.find(menu).activate()
        lines += session.outline().filter { $0.contains(" see") }
          .map { $0.trimmingCharacters(in: .whitespaces) }
        session.press("escape escape")
      }
      _ = session.heard()
      return lines
    }
    func view() -> [String] { session.outline().filter { $0.contains("View sees") } }
    #expect(menus() == ["Commands see nil", "App sees nil"])
    session.find("Text").focus()
    session.type("one")
    #expect(menus() == ["Commands see one", "App sees one"])
    session.perform("press alt-n")
    #expect(menus() == ["Commands see nil", "App sees nil"])
    #expect(view() == ["  View sees nil"])
    session.find("Text").focus()
    session.type("two")
    #expect(menus() == ["Commands see two", "App sees two"])
    #expect(view() == ["  View sees two"])
    session.perform("window 1")
    #expect(menus() == ["Commands see one", "App sees one"])
    #expect(view() == ["  View sees one"])
  }

  @Test("Whichever editor of a container has focus, its object is there")
  func container() async throws {
    let session = try await Session(Reader { ContainerObject() })
    session.expectOutline("Sees nil\ntext field\ntext field")
    session.press("tab")
    session.type("a")
    session.expectOutline("Sees a\na, text field, is editing\ntext field")
    session.press("tab")
    session.type("b")
    session.expectOutline("Sees ab\na, text field\nb, text field, is editing")
    session.press("escape")
    session.expectOutline("Sees nil\na, text field\nb, text field")
    _ = session.heard()
  }

  @Test("Of several objects of one type only one is seen")
  func unique() async throws {
    struct Two: View {
      var body: some View {
        Reader {
          ContainerObject()
          ContainerObject()
        }
      }
    }
    let session = try await Session(Two())
    session.press("tab")
    session.type("first")
    session.press("tab tab")
    session.type("second")
    #expect(session.outline().first == "Sees second")
    session.press("shift-tab shift-tab")
    #expect(session.outline().first == "Sees first")
    _ = session.heard()
  }

  @Test("Two objects in one scene, each while its fields have focus")
  func several() async throws {
    let session = try await Session(MultiFocusedDemo())
    let fields = ["User Name:", "Age:", "Product Name:", "Price:"]
    func labels() -> [String] { session.findAll().map(\.label) }
    #expect(labels() == fields)
    session.perform("activate")
    #expect(labels() == ["Username: JohnDoe", "Age: 30"] + fields)
    session.type("!")
    #expect(labels().first == "Username: JohnDoe!")
    session.press("tab")
    #expect(labels() == ["Username: JohnDoe!", "Age: 30"] + fields)
    session.press("tab")
    #expect(labels() == ["Product: Widget", "Price: $19.99"] + fields)
    session.press("tab")
    #expect(labels() == ["Product: Widget", "Price: $19.99"] + fields)
    session.press("escape")
    #expect(labels() == fields)
    session.expect()
  }

  @Test("A field that takes focus by itself hands on its object at once")
  func task() async throws {
    let session = try await Session(FocusStateDemo())
    await session.settle()
    session.expect()
    session.type("now")
    session.expect("now")
    session.expectOutline("now\nnow, text field, is editing")
  }
}

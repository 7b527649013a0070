import Combine
import SwiftUI
import Testing

@testable import A11yUI

private final class DataModel: ObservableObject {
  @Published var text = ""
}

/// Stands for the article's commands: what reads is declared in the same scene.
private struct Reader: View {
  @FocusedObject var dataModel: DataModel?
  var body: some View {
    Text("model: \(dataModel?.text ?? "nil")")
    Button("Empty") {
      dataModel?.text = ""
    }
    if let bound = $dataModel { TextField("Mirror", text: bound.text) }
  }
}

private struct ForScene: View {
  @StateObject var dataModel = DataModel()
  var body: some View {
    Reader()
    VStack {
      Text("Input:")
        .focusedSceneObject(dataModel)
      TextEditor(text: $dataModel.text).accessibilityLabel("Editor")
    }
  }
}

private struct ForView: View {
  @StateObject var dataModel = DataModel()
  var body: some View {
    Reader()
    VStack {
      Text("Input:")
      TextEditor(text: $dataModel.text)
        .focusedObject(dataModel)
        .accessibilityLabel("Editor")
    }
  }
}

/// The article's listing of a view that is made focusable.
private struct MadeFocusable: View {
  @StateObject var dataModel = DataModel()
  var body: some View {
    Reader()
    Text("Input:")
      .focusable()
      .focusedObject(dataModel)
  }
}

private final class TwoTexts: ObservableObject {
  @Published var text = "a"
  @Published var text2 = "b"
}

/// The article's listing of a container.
private struct Container: View {
  @StateObject var dataModel = TwoTexts()
  @FocusedObject var focused: TwoTexts?
  @State private var isShown = true
  var body: some View {
    Text("texts: \(focused.map { $0.text + $0.text2 } ?? "nil")")
    if isShown {
      VStack {
        TextEditor(text: $dataModel.text)
        TextEditor(text: $dataModel.text2)
      }
      .focusedObject(dataModel)
    }
    Button("Hide") { isShown = false }
  }
}

/// The article's listing in full.
private struct MultiFocusedDemo: View {
  @StateObject var user = UserProfile()
  @StateObject var product = ProductDetails()

  var body: some View {
    Form {
      UserView()
      ProductView()
      Group {
        TextField("User Name:", text: $user.username)
        TextField(value: $user.age, format: .number) { Text("Age:") }
      }
      .focusedObject(user)

      Group {
        TextField("Product Name:", text: $product.productName)
        TextField(value: $product.price, format: .number) { Text("Price:") }
      }
      .focusedObject(product)

    }
  }
}

private class UserProfile: ObservableObject {
  @Published var username: String = "JohnDoe"
  @Published var age: Int = 30
}

private class ProductDetails: ObservableObject {
  @Published var productName: String = "Widget"
  @Published var price: Double = 19.99
}

private struct UserView: View {
  @FocusedObject var user: UserProfile?

  var body: some View {
    if let userProfile = user {
      Text("Username: \(userProfile.username)")
      Text("Age: \(userProfile.age)")
    }
  }
}

private struct ProductView: View {
  @FocusedObject var product: ProductDetails?

  var body: some View {
    if let productDetails = product {
      Text("Product: \(productDetails.productName)")
      Text("Price: $\(productDetails.price)")
    }
  }
}

/// The article's listing in full.
private struct FocusStateDemo: View {
  @FocusState var focused: Bool
  @FocusedObject var data: DataModel?
  @StateObject var model = DataModel()
  var body: some View {
    VStack {
      if let text = data?.text {
        Text(text)
      }
      TextField("", text: $model.text)
        .focused($focused)
        .focusedObject(model)
    }
    .task {
      focused = true
    }
  }
}

@MainActor @Suite("Which object the focused view exports")
struct FocusedObjectTests {
  @Test("A scene's object is there wherever focus is", arguments: [true, false])
  func scene(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { ForScene() }
    #expect(view.labels == ["model: ", "Empty", "Mirror", "Input:", "Editor"])
    try view.run("focus Editor", "activate", "type hello")
    #expect(view.labels.first == "model: hello")
    try view.run("focus Empty", "activate")
    #expect(view.labels.first == "model: ")
  }

  @Test(
    "A view's object is there while it has focus, and can be bound to",
    arguments: [true, false]
  )
  func view(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { ForView() }
    #expect(view.labels == ["model: nil", "Empty", "Input:", "Editor"])
    try view.run("focus Editor", "activate", "type hi")
    #expect(view.labels == ["model: hi", "Empty", "Mirror", "Input:", "Editor"])
    #expect(view.value(of: "Mirror") == "hi")
    try view.run("focus Empty", "activate")
    #expect(view.labels.first == "model: ")
    try view.run("focus Editor")
    try view.press("escape")
    #expect(view.labels.first == "model: nil")
  }

  @Test("A view that is made focusable exports too", arguments: [true, false])
  func madeFocusable(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { MadeFocusable() }
    #expect(view.labels == ["model: nil", "Empty", "Input:"])
    try view.run("last")
    #expect(view.labels.first == "model: nil")
    try view.run("focus Empty")
    try view.press("tab")
    #expect(view.labels.first == "model: ")
    #expect(view.label(of: .voiceOver) == "Input:")
  }

  @Test("Whichever view of a container has focus, its object is there", arguments: [true, false])
  func container(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Container() }
    #expect(view.labels.first == "texts: nil")
    try view.press("tab")
    #expect(view.labels.first == "texts: ab")
    try view.press("tab")
    try view.run("type !")
    #expect(view.labels.first == "texts: ab!")
    // What exports goes, and focus with it.
    try view.run("last", "activate")
    #expect(view.labels == ["texts: nil", "Hide"])
  }

  @Test("Two objects in one scene, each where its views have focus", arguments: [true, false])
  func several(prunes: Bool) throws {
    let fields = ["User Name:", "Age:", "Product Name:", "Price:"]
    let view = HeardView(prunes: prunes) { MultiFocusedDemo() }
    #expect(view.labels == fields)
    try view.run("activate")
    #expect(view.labels == ["Username: JohnDoe", "Age: 30"] + fields)
    try view.run("type !")
    #expect(view.labels.first == "Username: JohnDoe!")
    try view.press("tab")
    #expect(view.labels.first == "Username: JohnDoe!")
    try view.press("tab")
    #expect(view.labels == ["Product: Widget", "Price: $19.99"] + fields)
    try view.press("escape")
    #expect(view.labels == fields)
  }

  @Test("Focus that a task asks for brings the object along")
  func task() async throws {
    let view = HeardView { FocusStateDemo() }
    #expect(view.labels == [])
    while !view.host.graph.inbox.isEmpty || view.session.keyboardFocus == nil { await Task.yield() }
    try view.run("type now")
    #expect(view.labels == ["now"])
  }

  @Test("A wrapper that is in no view has no object, and says so")
  func uninstalled() {
    struct Loose {
      @FocusedObject var model: DataModel?
    }
    let loose = Loose()
    #expect(loose.model == nil)
    #expect(loose.$model == nil)
    #expect(
      Diagnostic.uninstalled.contains {
        $0.kind == .notInstalled && $0.view == "FocusedObject<DataModel>"
      }
    )
  }

  @Test("Only those who follow the object are evaluated when it changes")
  func exact() throws {
    let view = HeardView { ForView() }
    try view.run("focus Editor", "activate")
    let before = view.host.counters.bodies
    try view.run("type x")
    // The view that owns the object, and the one that reads it.
    #expect(view.host.counters.bodies == before + 2)
  }
}

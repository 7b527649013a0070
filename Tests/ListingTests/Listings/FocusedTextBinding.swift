import SwiftUI

/// A reader of the focused view's binding can write to it. This listing is from section 5.1 of the article on property
/// wrappers.
enum FocusedTextBinding {
  struct ContentView: View {
    @FocusedBinding(\.myKey) var key
    var body: some View {
      VStack {
        Text(key ?? "nil")
        Button("Change Key") {
          key = "\(Int.random(in: 0..<100))"
        }
        SubView()
      }
    }
  }

  struct SubView: View {
    @State var key = "Hello"
    var body: some View {
      TextField("text", text: $key)
        .focusedValue(\.myKey, $key)
    }
  }
}

private struct MyFocusKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var myKey: Binding<String>? {
    get { self[MyFocusKey.self] }
    set { self[MyFocusKey.self] = newValue }
  }
}

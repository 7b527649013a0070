import SwiftUI

private struct MyFocusKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  // The next listing also contains a type with this name.
  fileprivate var myKey: String? {
    get { self[MyFocusKey.self] }
    set { self[MyFocusKey.self] = newValue }
  }
}

/// A field exports a value while it has focus, and `nil` afterwards. This listing is from section 4.1 of the article on
/// property wrappers.
enum FocusedText {
  struct ContentView: View {
    @FocusedValue(\.myKey) var key
    var body: some View {
      VStack {
        Text(key ?? "nil")
        SubView()
      }
    }
  }

  struct SubView: View {
    @State var key = "Hello"
    var body: some View {
      TextField("text", text: $key)
        .focusedValue(\.myKey, key)
    }
  }
}

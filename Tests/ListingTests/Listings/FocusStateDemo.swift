import SwiftUI

/// A field that focuses itself exports its object immediately. This listing is from section 3.3 of the article on
/// property wrappers.
struct FocusStateDemo: View {
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

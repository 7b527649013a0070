import SwiftUI

/// Property wrappers, 3.3: a focusable text view exports its object while it has focus.
struct FocusableText: View {
  @ObservedObject var dataModel: DataModel
  var body: some View {
    Text("Input:")
      .focusable()
      .focusedObject(dataModel)
  }
}

import SwiftUI

/// From section 3.3 of the article on property wrappers: a focusable text view exports its object while it has focus.
struct FocusableText: View {
  @ObservedObject var dataModel: DataModel
  var body: some View {
    Text("Input:")
      .focusable()
      .focusedObject(dataModel)
  }
}

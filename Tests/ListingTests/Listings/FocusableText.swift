import SwiftUI

/// A focusable text view exports its object while it has focus. This listing is from section 3.3 of the article on
/// property wrappers.
struct FocusableText: View {
  @ObservedObject var dataModel: DataModel
  var body: some View {
    Text("Input:")
      .focusable()
      .focusedObject(dataModel)
  }
}

import SwiftUI

/// A container exports its object while any view in it has focus. This listing is from section 3.3 of the article on
/// property wrappers.
struct ContainerObject: View {
  @StateObject var dataModel = DataModel()
  var body: some View {
    VStack {
      TextEditor(text: $dataModel.text)
      TextEditor(text: $dataModel.text2)
    }
    .focusedObject(dataModel)
  }
}

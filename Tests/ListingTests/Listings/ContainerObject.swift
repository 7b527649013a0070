import SwiftUI

/// From section 3.3 of the article on property wrappers: a container exports its object while any view in it has focus.
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

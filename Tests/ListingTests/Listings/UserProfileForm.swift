import SwiftUI

/// A form uses an enumeration to track keyboard focus, and moves the focus to a field that was left empty. This listing
/// is from the article on focus in lists.
///
/// In the available copy of the article, the listings are images and links, so only the names and the behavior are
/// taken from the article.
struct UserProfileForm: View {
  enum FocusableField: Hashable {
    case firstName
    case lastName
  }

  @State private var firstName = ""
  @State private var lastName = ""
  @FocusState private var focusedField: FocusableField?

  var body: some View {
    Form {
      TextField("First Name", text: $firstName)
        .focused($focusedField, equals: .firstName)
      TextField("Last Name", text: $lastName)
        .focused($focusedField, equals: .lastName)
      Button("Save") {
        if firstName.isEmpty {
          focusedField = .firstName
        } else if lastName.isEmpty {
          focusedField = .lastName
        } else {
          focusedField = nil
        }
      }
    }
  }
}

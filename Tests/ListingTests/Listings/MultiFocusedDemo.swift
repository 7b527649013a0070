import SwiftUI

/// Two objects are on one screen, and each is available while one of its fields has focus. This listing is from section
/// 3.3 of the article on property wrappers.
struct MultiFocusedDemo: View {
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

class UserProfile: ObservableObject {
  @Published var username: String = "JohnDoe"
  @Published var age: Int = 30
}

class ProductDetails: ObservableObject {
  @Published var productName: String = "Widget"
  @Published var price: Double = 19.99
}

struct UserView: View {
  @FocusedObject var user: UserProfile?

  var body: some View {
    if let userProfile = user {
      Text("Username: \(userProfile.username)")
      Text("Age: \(userProfile.age)")
    }
  }
}

struct ProductView: View {
  @FocusedObject var product: ProductDetails?

  var body: some View {
    if let productDetails = product {
      Text("Product: \(productDetails.productName)")
      Text("Price: $\(productDetails.price)")
    }
  }
}

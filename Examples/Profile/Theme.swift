import SwiftUI

/// How the app looks, for all of its views.
final class Theme: ObservableObject {
  @Published var isLarge = false
}

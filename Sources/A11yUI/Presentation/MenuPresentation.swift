/// Opens a menu over the window.
struct MenuPresentation<Items: View>: ViewModifier, Presentation {
  let isOpen: Binding<Bool>
  let items: (Dismissal) -> Items

  var kind: ModalKind { ModalKind(role: .menu) }

  func presented(_ dismissal: Dismissal) -> (view: Items, identity: AnyHashable)? {
    isOpen.wrappedValue ? (items(dismissal), true) : nil
  }

  func close() { isOpen.wrappedValue = false }
}

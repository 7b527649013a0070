// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The controller at the root of the app's window. The controller's view is empty, because SwiftUI shows the app's
/// content. Controllers that the root controller presents are shown over the app.
@MainActor
final class AppRootController: UIViewController {
  override func showCover() {
    guard cover != nil else { return Overlays.hide(self) }
    Overlays.show(for: self) { [weak self] in AnyView(self.map(RootCoverView.init)) }
  }
}

extension UIWindow {
  private static let ofHosts = HostObjects {
    let window = UIWindow()
    window.rootViewController = AppRootController()
    return window
  }

  /// The object that represents the current host's windows.
  package static var ofHost: UIWindow? { ofHosts.current }
}

/// The content that the root controller presents. Alert controllers are shown as alerts, and all other controllers are
/// shown as sheets.
private struct RootCoverView: View {
  let root: UIViewController

  init(_ root: UIViewController) { self.root = root }

  var body: some View {
    if let cover = root.cover {
      if cover.isDialog {
        ShownUIView(view: cover)
      } else {
        Color.clear.sheet(isPresented: isShown) { ShownUIView(view: cover) }
      }
    }
  }

  private var isShown: Binding<Bool> {
    Binding {
      root.cover != nil
    } set: { isShown in
      if !isShown { root.dismiss(animated: true) }
    }
  }
}

/// A UIKit view that a program has created.
private struct ShownUIView: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

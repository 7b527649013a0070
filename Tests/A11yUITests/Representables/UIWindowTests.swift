// SPDX-License-Identifier: MIT

import A11yUI
import SwiftUI
import Testing

@MainActor @Suite("What the root of UIKit's window presents", .timeLimit(.minutes(10)))
struct UIWindowTests {
  @Test("A question of the root controller is an alert over the app")
  func question() throws {
    let heard = HeardView {
      Button("Ask") {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true)
      }
    }
    #expect(try heard.run("activate") == ["[screen change]", "alert, Sure?"])
    #expect(heard.labels.suffix(2) == ["Sure?", "Yes"])
    try heard.run("last", "activate")
    #expect(heard.labels == ["Ask"])
  }

  @Test("Another controller of the root's is a sheet, and can present a further one")
  func sheet() throws {
    let shown = UIHostingController(rootView: Text("Details"))
    let heard = HeardView {
      Button("Show") {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let root = scene?.keyWindow?.rootViewController
        if let presented = root?.presentedViewController {
          presented.present(UIHostingController(rootView: Text("More")), animated: true)
        } else {
          root?.present(shown, animated: true)
        }
      }
    }
    try heard.run("activate")
    #expect(heard.labels.last == "Details")
    try heard.run("escape")
    #expect(heard.labels == ["Show"])
    #expect(shown.presentingViewController == nil)
  }

  @Test("Tabs of UIKit are heard after the chosen one's content")
  func tabs() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Home", "Search"].map { name in
      let controller = UIHostingController(rootView: Text("\(name) content"))
      controller.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
      return controller
    }
    let heard = HeardView { ShownController { tabs } }
    #expect(heard.labels == ["Home content", "Home", "Search"])
    try heard.run("last", "activate")
    #expect(heard.labels == ["Search content", "Home", "Search"])
    #expect(tabs.selectedIndex == 1)
  }
}

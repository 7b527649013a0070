// SPDX-License-Identifier: MIT

import A11yUI
import SwiftUI
import Testing

@MainActor
@Suite("View controllers that the root view controller presents in UIKit", .timeLimit(.minutes(30)))
struct UIWindowTests {
  @Test("An alert that the root view controller presents blocks the app")
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

  @Test(
    "A view controller that the root controller presents is a sheet and can present another one"
  )
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

  @Test("UIKit tab buttons are read after the selected tab’s content")
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

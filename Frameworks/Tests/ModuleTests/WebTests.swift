// SPDX-License-Identifier: MIT

import A11yViewTesting
import SafariServices
import SwiftUI
import Testing
import WebKit

@Suite("Web views", .timeLimit(.minutes(30)))
@MainActor
struct WebTests {
  private let address = URL(filePath: "/help.html")

  @Test("A web view is one element with the page’s title, or its address")
  func webView() async throws {
    let page = WebPage()
    page.load(html: "<html><head><TITLE>Fish &amp;\n chips</title></head></html>")
    let session = try await Session(
      VStack {
        WebView(url: URL(string: "https://example.com/help"))
        WebView(page)
        WebView(WebPage())
      }
    )
    #expect(session.heard() == ["Web page, https://example.com/help"])
    session.perform("next")
    #expect(session.heard() == ["Web page, Fish & chips"])
    session.perform("next")
    #expect(session.heard() == ["Web page"])
  }

  @Test("A new page is announced, and going back shows the earlier address")
  func platformView() async throws {
    final class Browser: NSObject, WKNavigationDelegate {
      var finished = 0
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished += 1 }
    }
    let browser = Browser()
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.navigationDelegate = browser
    for name in ["a", "b"] {
      if let url = URL(string: "https://example.com/\(name)") { view.load(URLRequest(url: url)) }
    }
    #expect(browser.finished == 2)
    #expect(view.accessibilityValue == "https://example.com/b")
    #expect(view.canGoBack)
    view.goBack()
    #expect(view.accessibilityValue == "https://example.com/a")
    #expect(view.canGoForward && !view.canGoBack)
    view.loadHTMLString("<title>Local</title>", baseURL: nil)
    #expect(view.accessibilityValue == "Local")
  }

  @Test("Titles in hostile HTML do not cause a failure")
  func hostile() {
    let view = WKWebView()
    for html in ["", "<title", "<title><title><", String(repeating: "<title>", count: 50_000)] {
      view.loadHTMLString(html, baseURL: nil)
      #expect(view.accessibilityValue?.isEmpty != true)
    }
  }

  @Test("A web page in an app has a Done button")
  func safari() async throws {
    struct Safari: UIViewControllerRepresentable {
      @Binding var isOpen: Bool
      func makeCoordinator() -> Coordinator { Coordinator(isOpen: $isOpen) }
      func makeUIViewController(context: Context) -> SFSafariViewController {
        let controller = SFSafariViewController(url: URL(string: "https://example.com")!)
        controller.dismissButtonStyle = .close
        controller.delegate = context.coordinator
        return controller
      }
      func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
      final class Coordinator: SFSafariViewControllerDelegate {
        let isOpen: Binding<Bool>
        init(isOpen: Binding<Bool>) { self.isOpen = isOpen }
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
          isOpen.wrappedValue = false
        }
      }
    }
    struct Page: View {
      @State private var isOpen = false
      var body: some View {
        Button("Help") { isOpen = true }.sheet(isPresented: $isOpen) { Safari(isOpen: $isOpen) }
      }
    }
    let session = try await Session(Page()).exhaustive(false)
    session.find("Help").activate()
    #expect(session.outline().joined().contains("https://example.com"))
    session.find("Close").activate()
    #expect(!session.outline().joined().contains("Web page"))
  }
}

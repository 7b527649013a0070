// SPDX-License-Identifier: MIT

import Testing

@testable import A11yWeb

@Suite("The endpoint of a running browser")
struct BrowserEndpointTests {
  @Test(
    "Ports and addresses on this machine are endpoints",
    arguments: [
      ("9222", "127.0.0.1", nil), ("http://127.0.0.1:9222", "127.0.0.1", nil),
      ("http://localhost:9222/", "localhost", nil), ("http://[::1]:9222", "::1", nil),
      ("ws://127.0.0.1:9222/devtools/browser/a-b", "127.0.0.1", "/devtools/browser/a-b"),
      ("ws://127.0.0.1:9222/devtools/page/A1", "127.0.0.1", nil),
    ] as [(String, String, String?)]
  )
  func endpoints(text: String, host: String, path: String?) throws {
    let endpoint = try #require(BrowserEndpoint(text))
    #expect(endpoint.host == host)
    #expect(endpoint.port == 9222)
    #expect(endpoint.path == path)
  }

  @Test(
    "Addresses on other machines and invalid text are not endpoints",
    arguments: [
      "", "0", "65536", "-1", "http://127.0.0.1", "http://127.0.0.1:0", "http://10.0.0.1:9222",
      "http://localhost.example:9222", "http://localhost@evil.example:9222",
      "https://127.0.0.1:9222", "file:///tmp/x", "9222/json",
    ]
  )
  func others(text: String) { #expect(BrowserEndpoint(text) == nil) }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import A11yWeb

@Suite("The endpoint of a running browser")
struct BrowserEndpointTests {
  @Test(
    "Ports and addresses on the local machine are valid browser endpoints",
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
    "A browser on any machine can be reached directly or through TLS",
    arguments: [
      ("http://grid", 80, nil, false), ("https://grid", 443, nil, true),
      ("ws://grid:4444/session/1/se/cdp", 4444, "/session/1/se/cdp", false),
      ("wss://grid/session/1/se/cdp?token=a%20b", 443, "/session/1/se/cdp?token=a%20b", true),
      ("wss://grid:8443/", 8443, nil, true),
    ] as [(String, Int, String?, Bool)]
  )
  func remoteEndpoints(text: String, port: Int, path: String?, isSecure: Bool) throws {
    let endpoint = try #require(BrowserEndpoint(anywhere: text))
    #expect(endpoint.host == "grid")
    #expect(endpoint.port == port)
    #expect(endpoint.path == path)
    #expect(endpoint.isSecure == isSecure)
  }

  @Test(
    "Addresses on other machines and invalid text are not valid browser endpoints",
    arguments: [
      "", "0", "65536", "-1", "http://127.0.0.1", "http://127.0.0.1:0", "http://10.0.0.1:9222",
      "http://localhost.example:9222", "http://localhost@evil.example:9222",
      "https://127.0.0.1:9222", "file:///tmp/x", "9222/json",
    ]
  )
  func others(text: String) { #expect(BrowserEndpoint(text) == nil) }
}

// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Tests for responses that servers can give but files cannot.
@Suite(
  "Unusual responses from web servers",
  .enabled(if: Program.hasBrowser),
  .serialized,
  .timeLimit(.minutes(30))
)
struct WebServerTests {
  @Test("The titles and labels of a web page cannot send control sequences to the terminal")
  func hostileWords() throws {
    let pages = Program.repositoryFile("Tests/A11yWebTests/Pages/hostile")
    for name in ["hostile-text", "hostile-attributes"] {
      let result = try Program.run("read", "\(pages)/\(name).html")
      #expect(result.status == 0)
      #expect(result.output.split(separator: "\n").count > 5)
      #expect(Self.obeyed(result.output + result.errors) == [])
    }
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("title.html")
    let change = "document.title = 'a\\u001b]0;b\\u0007\\u202ec'"
    try Data("<!doctype html><html lang=en><title>T</title><button onclick=\"\(change)\">Go".utf8)
      .write(to: page)
    let result = try Program.run("replay", page.path, "--keys", "space")
    #expect(result.output.contains("> press space\na"), "\(result.output)")
    #expect(Self.obeyed(result.output + result.errors) == [])
  }

  /// Returns the characters in a text that control a terminal.
  private static func obeyed(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      $0 != "\n" && $0.value < 0x20 || (0x7F...0x9F).contains($0.value)
        || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
    }
  }

  @Test("Frames that run in other processes can be read and used in a running browser")
  func framesOfOtherProcesses() throws {
    let browser = Program.repositoryFile("Tests/A11yWebTests/Pages/two-sites.py")
    let program = try Program.executable.path
    let read = try Program.run(
      [browser, program, "read", "--attach", "PORT", "--no-hints"],
      program: "/usr/bin/python3"
    )
    #expect(
      read.output == """
        Outer, heading level 1
        Before, link
        Shop, Shop, heading level 2
        Gift wrap, checkbox, unchecked
        Order, button
        Card, text field
        Map, Map, heading level 3
        Larger map, link
        After, link

        """,
      "\(read.errors)"
    )
    let keys = "right right right space right space left"
    let used = try Program.run(
      [browser, program, "replay", "--attach", "PORT", "--no-hints", "--keys", keys],
      program: "/usr/bin/python3"
    )
    let heard = used.output.split(separator: "\n").filter { !$0.hasPrefix("> ") }
    #expect(
      heard.dropFirst(3) == [
        "Gift wrap, checkbox, unchecked", "checked", "Order, button", "Ordered",
        "Gift wrap, checkbox, checked",
      ],
      "\(used.errors)"
    )
  }

  @Test(
    "Users can type in frames that run in other processes, and the Tab key moves in and out"
  )
  func fieldsInFramesOfOtherProcesses() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appendingPathComponent("walk.a11y")
    let walk = """
      > choose Card
      Shop, Card, text field
      > activate
      is editing
      > type abc
      abc
      3 letters
      > press escape
      > tab
      Map, Larger map, link
      > tab
      After, link
      > tab
      [border]
      > shift-tab
      Shop, Map, Larger map, link
      > shift-tab
      Card, abc, text field, is editing
      > shift-tab
      Order, button
      > shift-tab
      Gift wrap, checkbox, unchecked
      > shift-tab
      Before, link
      > shift-tab
      [border]
      > tab
      Shop, Gift wrap, checkbox, unchecked
      > shift-tab
      Before, link

      """
    let commands = walk.split(separator: "\n").filter { $0.hasPrefix("> ") }
    try Data(commands.joined(separator: "\n").utf8).write(to: script)
    let used = try Program.run(
      [
        Program.repositoryFile("Tests/A11yWebTests/Pages/two-sites.py"),
        try Program.executable.path, "replay", "--attach", "PORT", "--no-hints", "--script",
        script.path,
      ],
      program: "/usr/bin/python3"
    )
    #expect(used.output == "Outer, heading level 1\n" + walk, "\(used.errors)")
  }

  @Test("An unusual server response is either read as a page or reported in a one-line error")
  func answers() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = folder.appendingPathComponent("server.py").path
    try Data(Self.server.utf8).write(to: URL(fileURLWithPath: server))
    try Data(Self.certificate.utf8).write(to: folder.appendingPathComponent("certificate.pem"))
    let cases = [
      ("round", "the server’s redirects form a loop"),
      ("file", "the address leads to a download, not a page"),
      ("none", "the server sent an empty response"),
    ]
    for (name, words) in cases {
      let address = "http://127.0.0.1:18743/\(name)"
      let result = try Program.run(
        "read",
        address,
        "--run",
        "python3 \(server) 18743",
        "--ready",
        "http://127.0.0.1:18743/"
      )
      #expect(result.errors == "Error: \(address): \(words)\n")
      #expect(result.status == 1)
    }
    let cut = [
      "read", "http://127.0.0.1:18743/cut", "--run", "python3 \(server) 18743", "--ready",
      "http://127.0.0.1:18743/",
    ]
    let refused = try Program.run(cut)
    #expect(refused.output == "")
    #expect(refused.errors.contains("the document was cut short"))
    #expect(refused.status == 4)
    let allowed = try Program.run(cut + ["--allow-unfinished"])
    #expect(allowed.output == "Half, heading level 1\n")
    #expect(allowed.status == 0)
    let secure = try Program.run(
      "read",
      "https://127.0.0.1:18744/",
      "--run",
      "python3 \(server) 18744 secure",
      "--ready",
      "https://127.0.0.1:18744/"
    )
    #expect(secure.errors.contains("the server's certificate is not valid"))
    #expect(secure.errors.split(separator: "\n").count == 1)
  }

  private static let certificate = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgiUw2Q25nXaiPlBkZ
    FOUEz4vPMAEVgb5KgEQD0wWhXMShRANCAATqLZeOzy62mvC3fEgXoDG7KUwivDpU
    qbUpK5FH5sOtvzKbyj6z+QkP0NI775GJ6MCnUr1mx7TkcRUK9Gn1uu6t
    -----END PRIVATE KEY-----
    -----BEGIN CERTIFICATE-----
    MIIBfTCCASOgAwIBAgIUImZpQWXcIC3rqpiyD3OS4cbK5cwwCgYIKoZIzj0EAwIw
    FDESMBAGA1UEAwwJbG9jYWxob3N0MB4XDTI2MTEyMjA4MzQxMFoXDTI2MTEyMzA4
    MzQxMFowFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0D
    AQcDQgAE6i2Xjs8utprwt3xIF6AxuylMIrw6VKm1KSuRR+bDrb8ym8o+s/kJD9DS
    O++RiejAp1K9Zse05HEVCvRp9bruraNTMFEwHQYDVR0OBBYEFFXMjS4U3k+TdKdk
    tc0Ra/9jkcLAMB8GA1UdIwQYMBaAFFXMjS4U3k+TdKdktc0Ra/9jkcLAMA8GA1Ud
    EwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIhANDDRO/Nsh7tZO7ZGHiKDHop
    KDNQ/HRnRU95pauJ0dFqAiAeNPJ9vFLM/8vTvPlkX2HRfUhpEj4sVjOh8JzDnszQ
    lw==
    -----END CERTIFICATE-----

    """

  /// A server that gives responses that a file cannot give. The certificate was created for this test and belongs to
  /// nobody.
  private static let server = #"""
    import http.server, os, ssl, sys

    class Answers(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            name = self.path[1:]
            if name == "none":
                self.close_connection = True
                return
            self.send_response(302 if name == "round" else 200)
            if name == "round":
                self.send_header("Location", "/round")
            if name == "file":
                self.send_header("Content-Disposition", "attachment; filename=x.bin")
            self.send_header("Content-Type", "text/html")
            if name == "cut":
                self.send_header("Content-Length", "1000")
            self.end_headers()
            self.wfile.write(b"<h1>Half")

        def log_message(self, *rest):
            pass

    server = http.server.HTTPServer(("127.0.0.1", int(sys.argv[1])), Answers)
    if len(sys.argv) > 2:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(os.path.join(os.path.dirname(sys.argv[0]), "certificate.pem"))
        server.socket = context.wrap_socket(server.socket, server_side=True)
    server.serve_forever()
    """#
}

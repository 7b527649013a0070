// SPDX-License-Identifier: MIT

/// The names that `import Foundation` brings on Apple's systems and not here, as a file of an app.
///
/// Files of an app that use them do not import their modules. One more file, of the same module,
/// gives them the names; and only an app that uses the network loads what that needs.
struct FoundationNames {
  static let path = "FoundationNames.swift"

  /// The names that are used, each with its module.
  let used: [(name: String, module: String)]
  /// Whether the app asks for pages by publishers of Combine.
  let asksByPublisher: Bool

  /// Looks for names in the texts of an app's files. What an app declares itself is its own.
  init(in texts: [String]) {
    let files = texts.map(SwiftWords.init(in:))
    let declared = files.reduce(into: Set<Substring>()) { $0.formUnion($1.declared) }
    var words = Set(files.flatMap { $0.used.map(\.name) })
    asksByPublisher = words.contains("dataTaskPublisher")
    if asksByPublisher {
      words.formUnion(["URLSession", "URLRequest", "URLResponse", "AnyPublisher"])
    }
    used = Self.modules.flatMap { module, names in
      names.split(separator: " ").filter { words.contains($0) && !declared.contains($0) }
        .map { (String($0), module) }
    }
  }

  /// The text of the file; `nil` if no name is used.
  var text: String? {
    guard !used.isEmpty else { return nil }
    let modules = Set(["Foundation"] + used.map(\.module)).sorted()
      .map { "import \($0)\n" }.joined()
    let names = used.map { "public typealias \($0.name) = \($0.module).\($0.name)\n" }.joined()
    return """
      // What `import Foundation` brings on Apple's systems and not here.
      \(modules)
      \(names)\(asksByPublisher ? Self.publisher : "")
      """
  }

  private static let publisher = """

    extension URLSession {
      /// Publishes what is at an address.
      public func dataTaskPublisher(
        for url: URL
      ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        dataTaskPublisher(for: URLRequest(url: url))
      }

      /// Publishes the answer to a request.
      public func dataTaskPublisher(
        for request: URLRequest
      ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        Combine.Deferred {
          Combine.Future { promise in
            nonisolated(unsafe) let promise = promise
            self.dataTask(with: request) { data, response, error in
              if let data, let response {
                promise(.success((data, response)))
              } else {
                promise(.failure(error as? URLError ?? URLError(.unknown)))
              }
            }
            .resume()
          }
        }
        .eraseToAnyPublisher()
      }
    }

    """

  private static let modules = [
    (
      "Combine",
      """
      ObservableObject Published ObservableObjectPublisher AnyCancellable Cancellable AnyPublisher \
      Publisher Publishers PassthroughSubject CurrentValueSubject Subject Just Future Fail Deferred \
      Subscribers
      """
    ),
    (
      "FoundationNetworking",
      """
      URLSession URLRequest URLResponse HTTPURLResponse URLSessionTask URLSessionDataTask \
      URLSessionDownloadTask URLSessionUploadTask URLSessionConfiguration URLSessionDelegate \
      URLSessionTaskDelegate URLSessionDataDelegate URLSessionDownloadDelegate \
      URLSessionWebSocketTask URLCache URLProtocol URLAuthenticationChallenge URLCredential \
      HTTPCookie HTTPCookieStorage CachedURLResponse URLProtectionSpace
      """
    ),
    (
      "SwiftUI",
      """
      RelativeDateTimeFormatter DateComponentsFormatter ListFormatter NSItemProvider \
      NSUserActivity CGAffineTransform
      """
    ),
  ]
}

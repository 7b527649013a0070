// SPDX-License-Identifier: MIT

/// The names that `import Foundation` provides only on Apple's systems, for use in a generated file.
///
/// The app's files that use these names do not import the modules that provide them on this system. One additional file
/// in the same module provides the names, so that only an app that uses the network loads the networking module.
struct FoundationNames {
  static let path = "FoundationNames.swift"

  /// The names that the app uses, each with its module.
  let used: [(name: String, module: String)]
  /// The declarations for names that no module on this system provides, in order.
  private let additions: [String]

  /// Searches an app's files for names that `import Foundation` provides only on Apple's systems. A name that the app
  /// itself declares is not provided.
  init(in texts: [String]) {
    let files = texts.map(SwiftWords.init(in:))
    let declared = files.reduce(into: Set<Substring>()) { $0.formUnion($1.declared) }
    var words = Set(files.flatMap { $0.used.map(\.name) })
    let added = Self.additions.filter { words.contains($0.name) }
    additions = added.map(\.text)
    words.formUnion(added.flatMap(\.needs))
    used = Self.modules.flatMap { module, names in
      names.split(separator: " ").filter { words.contains($0) && !declared.contains($0) }
        .map { (String($0), module) }
    }
  }

  /// The text of the generated file, or `nil` if none of the names is used.
  var text: String? {
    guard !used.isEmpty || !additions.isEmpty else { return nil }
    let modules = Set(["Foundation"] + used.map(\.module)).sorted()
      .map { "import \($0)\n" }.joined()
    let names = used.map { "public typealias \($0.name) = \($0.module).\($0.name)\n" }.joined()
    return """
      // Names that `import Foundation` provides on Apple's systems, but not on Linux.
      \(modules)
      \(names)\(additions.joined())
      """
  }

  /// The names that no module on this system provides, with their requirements and declarations.
  private static let additions: [(name: Substring, needs: [Substring], text: String)] = [
    (
      "dataTaskPublisher", ["URLSession", "URLRequest", "URLResponse", "AnyPublisher"], publisher
    ),
    ("__dispatch_queue_get_label", [], queueLabels),
    ("waitsForConnectivity", ["URLSessionConfiguration"], waiting),
    ("NSLocalizedString", [], localizing),
  ]

  /// The localization function for the app's own module. The generated function takes precedence over Foundation's
  /// function, which supports neither catalogs nor plurals.
  private static let localizing = """

    import SwiftUI

    func NSLocalizedString(
      _ key: String,
      tableName: String? = nil,
      bundle: Bundle = Bundle.main,
      value: String = "",
      comment: String
    ) -> String {
      _localizedString(key, tableName, bundle, value)
    }

    """

  private static let waiting = """

    extension URLSessionConfiguration {
      /// Whether a request waits for a connection, which is always `true`.
      var waitsForConnectivity: Bool {
        get { true }
        set {}
      }
    }

    """

  private static let publisher = """

    extension URLSession {
      /// Publishes the content at an address.
      public func dataTaskPublisher(
        for url: URL
      ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        dataTaskPublisher(for: URLRequest(url: url))
      }

      /// Publishes the response to a request.
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

  private static let queueLabels = """

    /// The label of a queue or, if no queue is given, of the main thread.
    public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
      QueueLabels.shared.pointer(to: queue?.label ?? "com.apple.main-thread")
    }

    /// Labels that are retained, because callers never free them.
    // The lock guards `labels`; the bytes that they refer to never change and are never freed.
    private final class QueueLabels: @unchecked Sendable {
      static let shared = QueueLabels()
      private let lock = NSLock()
      private var labels: [String: UnsafeMutablePointer<CChar>] = [:]

      func pointer(to label: String) -> UnsafePointer<CChar> {
        lock.lock()
        defer { lock.unlock() }
        if let kept = labels[label] { return UnsafePointer(kept) }
        let bytes = Array(label.utf8CString)
        let kept = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        kept.initialize(from: bytes, count: bytes.count)
        labels[label] = kept
        return UnsafePointer(kept)
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
      "CoreData",
      """
      FetchRequest FetchedResults SectionedFetchRequest SectionedFetchResults NSPredicate \
      NSSortDescriptor
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

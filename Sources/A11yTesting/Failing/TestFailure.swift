// SPDX-License-Identifier: MIT

import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Fails the running test, in either Swift Testing or XCTest.
struct TestFailure: Sendable {
  /// Whether the test that created this value runs in Swift Testing.
  private let isSwiftTesting = Test.current != nil

  /// Reports a failure at a location in the test, which is an issue in Swift Testing and a failure in XCTest.
  ///
  /// Neither an issue nor a failure stops the test.
  func report(_ message: String, at site: CallSite) {
    if isSwiftTesting || Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: site.location)
      return
    }
    #if canImport(XCTest)
      XCTFail(message, file: site.file, line: UInt(site.location.line))
    #else
      Issue.record(Comment(rawValue: message), sourceLocation: site.location)
    #endif
  }
}

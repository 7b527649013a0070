// SPDX-License-Identifier: MIT

import A11ySession
import A11yWeb

/// The browser whose page the session reads.
@MainActor
public final class HeardBrowser {
  private let reader: ScreenReader
  private let options: BrowserOptions
  private let pageOptions: PageOptions
  private var browser: Browser?
  private(set) var page: WebPage?

  /// Creates a browser that starts when its first page is opened.
  ///
  /// - Parameter other: A previously used browser to reuse, if there is one.
  public init(
    _ reader: ScreenReader,
    _ options: BrowserOptions,
    _ pageOptions: PageOptions,
    from other: HeardBrowser? = nil
  ) {
    self.reader = reader
    self.options = options
    self.pageOptions = pageOptions
    other?.close()
    browser = other?.browser
  }

  /// The browser's name and version, such as `Chrome/120.0.1`, or an empty string before the browser has started.
  var product: String { browser?.product ?? "" }

  /// The width of the browser's pages, in points.
  var width: Int { pageOptions.width }
  /// The height of the browser's pages, in points.
  var height: Int { pageOptions.height }

  /// Opens an empty page in a separate profile and starts reading it.
  package func open() throws {
    close()
    let known = browser
    let result: Result<(Browser, WebPage), BrowserError> = MainQueue.run {
      [options, pageOptions] in
      do throws(BrowserError) {
        let browser: Browser
        if let known, !known.hasEnded {
          browser = known
        } else {
          browser = try await Browser.start(options)
        }
        return .success((browser, try await browser.open("about:blank", pageOptions)))
      } catch {
        return .failure(error)
      }
    }
    let (browser, page) = try result.get()
    self.browser = browser
    begin(at: page)
  }

  /// Starts reading the page of a browser that another program drives.
  func attach(_ other: ATBrowser) throws {
    close()
    let result: Result<WebPage, any Error> = MainQueue.run {
      do {
        var options = PageOptions()
        options.time = .real
        let browser = try await Browser.attach(to: BrowserEndpoint(port: other.port))
        return .success(try await browser.openTab(nil, options))
      } catch {
        return .failure(error)
      }
    }
    begin(at: try result.get())
  }

  /// Closes the page.
  func close() {
    reader.end()
    page?.close()
    page = nil
  }

  /// Ends the browser.
  public func end() {
    close()
    browser?.close()
    browser = nil
  }

  /// Performs an action on the page and then lets time pass, so that the resulting changes are spoken.
  package func drive<Value: Sendable>(
    _ body: @escaping @MainActor (WebPage) async throws(DrivingProblem) -> Value
  ) throws(DrivingProblem) -> Value {
    guard let page, !page.isClosed else { throw .gone }
    let result: Result<Value, DrivingProblem> = MainQueue.run {
      do throws(DrivingProblem) { return .success(try await body(page)) } catch {
        return .failure(error)
      }
    }
    reader.catchUp()
    return try result.get()
  }

  private func begin(at page: WebPage) {
    self.page = page
    reader.begin(at: page)
  }
}

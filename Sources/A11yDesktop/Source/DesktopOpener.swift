// SPDX-License-Identifier: MIT

import A11yOpening
import A11yTree

/// Starts the apps that transcripts name with `toolkit: at-spi`.
///
/// ```
/// app: gedit letter.txt
/// toolkit: at-spi
/// ```
public final class DesktopOpener: SourceOpener {
  /// The header fields that name an app.
  public nonisolated let fields: Set<String> = ["app", "toolkit"]

  /// Creates an opener.
  public init() {}

  /// Whether a header names an app of a desktop.
  public nonisolated func recognizes(_ subject: Subject) -> Bool {
    subject["app"] != nil && subject["toolkit"] != nil
  }

  /// Starts the app and waits for its first window.
  public func open(_ subject: Subject) throws(SubjectError) -> OpenedSource {
    guard subject["toolkit"] == "at-spi" else {
      throw SubjectError("the only toolkit is at-spi", field: "toolkit")
    }
    do throws(DesktopError) {
      let source = try DesktopSource(launching: subject["app"] ?? "", in: subject.folder)
      return OpenedSource(source, title: source.title)
    } catch {
      throw SubjectError(error.description, field: "app")
    }
  }

  /// Nothing is kept between apps.
  public func close() {}
}

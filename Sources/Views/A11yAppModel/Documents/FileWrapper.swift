// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The content of a file, or of a folder with its contents, independent of any disk.
///
/// Foundation has this class on Apple's platforms only; this is the part that documents use.
open class FileWrapper {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
  }

  private var content: Content

  /// The name of the file on disk.
  open var filename: String?
  /// The preferred name of the file.
  open var preferredFilename: String?

  /// Makes a file from its bytes.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// Makes a folder from its contents, by name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
    content = .folder(childrenByPreferredName)
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// The bytes of a file; `nil` for a folder.
  open var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }

  /// The contents of a folder, by name; `nil` for a file.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  /// Adds to a folder, and returns the name used: with a number if the preferred one is taken.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { return "" }
    let wanted = child.preferredFilename ?? "Untitled"
    var name = wanted
    var number = 1
    while children[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    children[name] = child
    content = .folder(children)
    return name
  }

  /// Adds a file to a folder, and returns the name used.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = preferredFilename
    return addFileWrapper(file)
  }

  /// Removes a child from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// The name under which a child is in a folder.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }
}

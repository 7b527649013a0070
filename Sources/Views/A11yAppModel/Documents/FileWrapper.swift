// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yFiles
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import Glibc

/// The content of a file, or of a folder with its contents, independent of any disk.
///
/// Foundation provides this class only on Apple's platforms. This implementation of `FileWrapper` contains only the
/// members that documents use.
open class FileWrapper {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
  }

  private var content: Content

  /// The file's name on disk.
  open var filename: String?
  /// The file's preferred name.
  open var preferredFilename: String?

  /// Creates a file from its bytes.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// Creates a folder from its contents, given by name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
    content = .folder(childrenByPreferredName)
  }

  /// Whether the wrapper represents a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether the wrapper represents a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// The bytes of a file, or `nil` for a folder.
  open var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }

  /// The contents of a folder, by name, or `nil` for a file.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  /// Adds a child to a folder and returns the child's name, which includes a number if the preferred name is already in
  /// use.
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

  /// Adds a file to a folder and returns the file's name in the folder.
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

  /// Returns the name that a child has in its folder.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }
}

extension FileWrapper {
  /// The maximum total size of a document's files: 1 GiB, in bytes.
  package static let sizeLimit = 1 << 30
  /// The maximum nesting depth of a document's folders.
  private static let depthLimit = 64

  /// Reads a file, or a folder with its contents.
  public convenience init(url: URL) throws {
    var budget = Self.sizeLimit
    try self.init(readingPath: url.path, budget: &budget, depth: 0)
  }

  private convenience init(readingPath path: String, budget: inout Int, depth: Int) throws {
    switch try DiskFile.kind(at: path, followsLinks: depth == 0) {
    case .file:
      let data = try DiskFile.read(path, limit: budget)
      budget -= data.count
      self.init(regularFileWithContents: data)
    case .folder:
      guard depth < Self.depthLimit else { throw DiskError("the folders are nested too deeply") }
      var children: [String: FileWrapper] = [:]
      for name in try DiskFile.names(in: path) {
        children[name] = try FileWrapper(
          readingPath: path + "/" + name,
          budget: &budget,
          depth: depth + 1
        )
      }
      self.init(directoryWithFileWrappers: children)
    case .link: throw DiskError("the folder contains a symbolic link")
    case .other: throw DiskError("the path refers to neither a file nor a folder")
    }
    filename = (path as NSString).lastPathComponent
    preferredFilename = filename
  }

  /// Writes the file or folder, either completely or not at all.
  public func write(to url: URL) throws { try write(toPath: url.path) }

  /// Writes content to a temporary location and then moves it to a path in the same folder, so that the old content
  /// remains until all of the new content has been written.
  package func write(toPath path: String) throws {
    if let data = regularFileContents { return try DiskFile.replace(path, with: data) }
    let manager = FileManager.default
    let folder = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    Leftovers.remove(for: name, in: folder.isEmpty ? "." : folder) { leftover in
      try? manager.removeItem(atPath: leftover)
    }
    let fresh = (folder as NSString).appendingPathComponent(Leftovers.freshName(for: name))
    do {
      try DiskFile.makeFolder(fresh)
      // While this program holds the lock, no other program deletes the folder as a leftover.
      let lock = open(fresh, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      defer { if lock >= 0 { close(lock) } }
      _ = Leftovers.claim(lock)
      try writeChildren(toPath: fresh)
      try DiskFile.exchange(fresh, for: path)
    } catch {
      try? manager.removeItem(atPath: fresh)
      throw error
    }
  }

  private func writeNew(toPath path: String) throws {
    guard fileWrappers != nil else {
      return try DiskFile.replace(path, with: regularFileContents ?? Data())
    }
    try DiskFile.makeFolder(path)
    try writeChildren(toPath: path)
  }

  private func writeChildren(toPath path: String) throws {
    for (name, child) in fileWrappers ?? [:] {
      guard !name.isEmpty, name != ".", name != "..", !name.contains(where: { "/\0".contains($0) })
      else { throw DiskError("“\(name)” is not a valid file name") }
      try child.writeNew(toPath: path + "/" + name)
    }
  }
}

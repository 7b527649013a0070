import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The content of a file, or of a folder with all that is in it, apart from any disk.
///
/// Foundation has this class on Apple's platforms only; this is the part of it that documents use.
open class FileWrapper {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
  }

  private var content: Content

  /// The name that the file has on disk.
  open var filename: String?
  /// The name that the file is to have.
  open var preferredFilename: String?

  /// Makes a file of its bytes.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// Makes a folder of what is in it, by name.
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

  /// What is in a folder, by name; `nil` for a file.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  /// Adds to a folder, and gives the name that it got: one with a number if there is one already.
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

  /// Adds a file to a folder, and gives the name that it got.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = preferredFilename
    return addFileWrapper(file)
  }

  /// Takes something out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// The name by which something is in a folder.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }
}

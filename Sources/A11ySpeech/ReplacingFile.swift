import Foundation

/// A file that is written beside its place and renamed into it when whole.
///
/// System calls are used, as Foundation does not say why a write failed.
final class ReplacingFile {
  private let path: String
  private let target: String
  private let temporary: String
  private var descriptor: Int32

  /// Makes the temporary file, or throws ``SpeechError/cannotWrite(path:reason:)``.
  init(path: String) throws {
    self.path = path
    // A link is followed, so that the file it names is replaced and not the link.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    target = url.path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
      throw SpeechError.cannotWrite(
        path: path,
        reason: type == .typeDirectory ? "it is a folder" : "it is not a regular file"
      )
    }
    let suffix = String(UInt32.random(in: .min ... .max), radix: 36)
    temporary =
      url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent.prefix(48)).\(suffix)").path
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw failure() }
  }

  /// Appends bytes, or writes them over those at `offset`.
  func write(_ data: Data, at offset: Int? = nil) throws {
    if let offset, lseek(descriptor, off_t(offset), SEEK_SET) < 0 { throw failure() }
    try data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = systemWrite(descriptor, part.baseAddress, part.count)
        if count < 0, errno == EINTR { continue }
        if count < 0 { throw failure() }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Closes the file and puts it in its place at once.
  func replace() throws {
    let status = close(descriptor)
    descriptor = -1
    if status != 0 || rename(temporary, target) != 0 { throw failure() }
  }

  /// Removes what has been written; does nothing after `replace()`.
  func abandon() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    unlink(temporary)
  }

  private func failure() -> SpeechError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }
}

/// `write(2)`, whose name ``ReplacingFile/write(_:at:)`` hides.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }

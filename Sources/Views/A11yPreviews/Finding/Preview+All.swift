// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews

extension Preview {
  /// The program's previews. Previews that are declared with `#Preview` come first, sorted by file and line. Previews
  /// from `PreviewProvider` types come next, sorted by name.
  ///
  /// Listing the previews does not create any views. A preview without a name is named after its file. If two previews
  /// have the same name, "2" is appended to the second name.
  @MainActor
  public static var all: [Preview] {
    named(marked + provided)
  }

  /// The reason that some previews cannot be found, or `nil` if all previews can be found.
  @MainActor
  package static var refusal: String? {
    ConformingTypes.all(ofProtocolNamed: "PreviewProvider").refusal
  }

  /// The previews that were declared with `#Preview`.
  @MainActor
  private static var marked: [Preview] {
    ConformingTypes.all(ofProtocolNamed: "_PreviewRegistration").found
      .compactMap { $0 as? any _PreviewRegistration.Type }
      .sorted { ($0._previewFileID, $0._previewLine) < ($1._previewFileID, $1._previewLine) }
      .map { registration in
        var preview: Preview
        do {
          preview = try registration._makePreview()
        } catch {
          preview = Preview { Text(verbatim: "\(error)") }
        }
        preview.fileID = registration._previewFileID
        preview.line = registration._previewLine
        return preview
      }
  }

  @MainActor
  private static var provided: [Preview] {
    ConformingTypes.all(ofProtocolNamed: "PreviewProvider").found
      .compactMap { $0 as? any PreviewProvider.Type }
      .map { preview(of: $0) }
      .sorted { $0.name < $1.name }
  }

  @MainActor
  private static func preview<P: PreviewProvider>(of provider: P.Type) -> Preview {
    var name = "\(P.self)"
    for ending in ["_Previews", "_Preview", "Previews", "Preview"]
    where name.hasSuffix(ending) && name != ending {
      name = String(name.dropLast(ending.count))
      break
    }
    return Preview(named: name) { P.previews }
  }

  /// Returns the previews, each with a unique name.
  static func named(_ previews: [Preview]) -> [Preview] {
    var uses: [String: Int] = [:]
    return previews.map { preview in
      var preview = preview
      let name = preview.displayName ?? preview.fileName ?? "Preview"
      let count = uses[name, default: 0] + 1
      uses[name] = count
      preview.name = count == 1 ? name : "\(name) \(count)"
      return preview
    }
  }

  /// The file's name without its folder and its extension.
  private var fileName: String? {
    fileID?.split(separator: "/").last?.split(separator: ".").first.map(String.init)
  }
}

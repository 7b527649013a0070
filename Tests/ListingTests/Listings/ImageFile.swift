import SwiftUI
import UniformTypeIdentifiers

#if os(iOS)
  import UIKit

  /// From the article on apps and scenes: an image can be viewed but not written.
  struct ImageFile: FileDocument {
    static var readableContentTypes = [UTType.image]
    var image = UIImage()

    init(initialImage: UIImage = UIImage()) {
      image = initialImage
    }

    init(configuration: ReadConfiguration) throws {
      if let data = configuration.file.regularFileContents {
        image = UIImage(data: data) ?? UIImage()
      }
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: image.pngData() ?? Data())
    }
  }

  struct ImageViewerView: View {
    @Binding var file: ImageFile
    var body: some View {
      Image(uiImage: file.image)
        .resizable(resizingMode: .stretch)
        .aspectRatio(contentMode: .fit)
    }
  }
#else
  /// From the article on apps and scenes: an image can be viewed but not written.
  ///
  /// In the article, this type is only for iOS and has a `UIImage`. On other systems, the bytes stand in for the image.
  struct ImageFile: FileDocument {
    static var readableContentTypes = [UTType.image]
    var image = Data()

    init(initialImage: Data = Data()) {
      image = initialImage
    }

    init(configuration: ReadConfiguration) throws {
      if let data = configuration.file.regularFileContents {
        image = data
      }
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: image)
    }
  }

  struct ImageViewerView: View {
    @Binding var file: ImageFile
    var body: some View {
      Text("Picture of \(file.image.count) bytes")
    }
  }
#endif

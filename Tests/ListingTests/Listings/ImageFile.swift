import SwiftUI
import UniformTypeIdentifiers

#if os(iOS)
  import UIKit

  /// An image can be viewed but not written. This listing is from the article on apps and scenes.
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
  /// An image can be viewed but not written. This listing is from the article on apps and scenes.
  ///
  /// In the article, this type is only for iOS and contains a `UIImage`. On other systems, the image's bytes take the
  /// place of the image.
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

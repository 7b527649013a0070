#if A11YNAV_DESKTOP
  import A11yDesktop
  import A11yTranscripts
  import A11yTree

  /// Starts the apps that transcripts name with `toolkit: at-spi`.
  final class DesktopOpener: SourceOpener {
    nonisolated let fields: Set<String> = ["app", "toolkit"]

    nonisolated func recognizes(_ subject: Subject) -> Bool {
      subject["app"] != nil && subject["toolkit"] == "at-spi"
    }

    func open(_ subject: Subject) throws(SubjectError) -> OpenedSource {
      do throws(DesktopError) {
        let source = try DesktopSource(
          launching: subject["app"] ?? "",
          in: subject.folder
        )
        return OpenedSource(source, title: source.title)
      } catch {
        throw SubjectError(error.description, field: "app")
      }
    }

    func close() {}
  }
#endif

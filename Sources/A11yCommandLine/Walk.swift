import A11ySession
import Foundation

/// The steps of a replay, from keys or a script, read before anything is opened.
package struct Walk {
  package var settings = SessionSettings()
  /// The commands of each step.
  package var steps: [[SessionCommand]]
  package var document: String?

  /// Reads the keys or the script that the command line names.
  package init(keys: String?, script: String?, technology: TechnologyOptions) throws {
    guard let script else {
      try technology.apply(to: &settings)
      steps = try (keys ?? "").split(separator: " ").map { name in
        do {
          return [.press(try Key(named: String(name)))]
        } catch {
          throw Failure("\(error)")
        }
      }
      return
    }
    guard let data = FileManager.default.contents(atPath: script) else {
      throw Failure("\(script): there is no such file, or it may not be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure("\(script): this is not a script: it is not UTF-8 text")
    }
    do {
      let parsed = try Script(text)
      try parsed.apply(to: &settings)
      try technology.apply(to: &settings)
      steps = try parsed.commandsByStep(for: settings.technologies.technologies[0])
      document = parsed.document.map { path in
        path.hasPrefix("/")
          ? path
          : ((script as NSString).deletingLastPathComponent as NSString)
            .appendingPathComponent(path)
      }
    } catch let error as SessionError {
      throw Failure("\(script): \(error)")
    }
  }

  /// The preview that the header of a script names, if the script can be read.
  package static func preview(of script: String) -> String? {
    guard let data = FileManager.default.contents(atPath: script) else { return nil }
    return (try? Script(String(decoding: data, as: UTF8.self)))?.preview
  }
}

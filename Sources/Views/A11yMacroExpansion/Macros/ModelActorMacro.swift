// SPDX-License-Identifier: MIT

/// The `@ModelActor` macro, which adds a model container and a model context to an actor.
enum ModelActorMacro: Macro {
  static func expand(_ use: MacroUse) throws -> String {
    guard use.role == "member" else {
      return "extension \(use.extendedType?.text ?? ""): SwiftData.ModelActor {}"
    }
    let list = TokenList(use.declaration?.text ?? "")
    guard list.first(from: 0, where: { list[$0].is("actor") }) != nil else {
      throw Misuse("'@ModelActor' can only be applied to an actor")
    }
    return """
      nonisolated let modelExecutor: any SwiftData.ModelExecutor

      nonisolated let modelContainer: SwiftData.ModelContainer

      init(modelContainer: SwiftData.ModelContainer) {
        let modelContext = SwiftData.ModelContext(modelContainer)
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """
  }
}

// SPDX-License-Identifier: MIT

// Made from Surface/FoundationModels.rows by `make surface`.

@_exported import Foundation
import Observation

/// The language model of the device. There is none.
public final class SystemLanguageModel: Observable, Sendable {
  /// What the model is used for.
  public struct UseCase: Equatable, Sendable {
    private let name: String
    /// Anything.
    public static let general = Self(name: "general")
    /// Words that describe a text.
    public static let contentTagging = Self(name: "contentTagging")
  }
  /// What the model refuses.
  public struct Guardrails: Sendable {
    private let name: String
    /// What is not safe.
    public static let `default` = Self(name: "default")
    /// Less, when texts are changed.
    public static let permissiveContentTransformations = Self(
      name: "permissiveContentTransformations"
    )
  }
  /// Whether there is a model.
  public enum Availability: Equatable, Sendable {
    /// Why there is none.
    public enum UnavailableReason: Equatable, Hashable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    case available, unavailable(UnavailableReason)
  }
  /// A change to the model, which an app brings. None can be loaded.
  public struct Adapter: Sendable {
    /// Why an adapter cannot be loaded.
    public enum AssetError: Error, LocalizedError, Sendable {
      /// More about it.
      public struct Context: Sendable {
        /// Words for developers.
        public let debugDescription: String
        /// Creates a context.
        public init(debugDescription: String) { self.debugDescription = debugDescription }
      }
      case invalidAsset(Context), invalidAdapterName(Context), compatibleAdapterNotFound(Context)
      /// A description of the error.
      public var errorDescription: String? { "No adapter can be loaded here." }
    }
    /// Always fails: there is no model.
    public init(fileURL: URL) throws {
      throw AssetError.compatibleAdapterNotFound(
        .init(debugDescription: "There is no language model.")
      )
    }
    /// Always fails: there is no model.
    public init(name: String) throws {
      throw AssetError.compatibleAdapterNotFound(
        .init(debugDescription: "There is no language model.")
      )
    }
    /// Does nothing.
    public func compile() async throws {}
    /// Finds nothing.
    public static func compatibleAdapterIdentifiers(name: String) -> [String] { [] }
    /// Does nothing.
    public static func removeObsoleteAdapters() throws {}
  }
  /// The model of the device.
  public static let `default` = SystemLanguageModel()
  /// The model, for a use.
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
  /// The model, with an adapter.
  public init(adapter: Adapter, guardrails: Guardrails = .default) {}
  /// Always unavailable: the device has no model.
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  /// Always `false`: the device has no model.
  public var isAvailable: Bool { false }
  /// The languages of the model: none.
  public var supportedLanguages: Set<Locale.Language> { [] }
  /// Always `false`: the device has no model.
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

/// How a model answers.
public struct GenerationOptions: Equatable, Sendable {
  /// How a model chooses its next word.
  public struct SamplingMode: Equatable, Sendable {
    private enum Kind: Equatable {
      case greedy, top(Int, UInt64?), threshold(Double, UInt64?)
    }
    private let kind: Kind
    /// The likeliest word.
    public static var greedy: Self { Self(kind: .greedy) }
    /// One of the likeliest words.
    public static func random(top k: Int, seed: UInt64? = nil) -> Self { Self(kind: .top(k, seed)) }
    /// One of the words that are likely enough.
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> Self {
      Self(kind: .threshold(probabilityThreshold, seed))
    }
  }
  /// How the model chooses.
  public var sampling: SamplingMode?
  /// How freely it chooses.
  public var temperature: Double?
  /// How long an answer may be.
  public var maximumResponseTokens: Int?
  /// Creates options.
  public init(
    sampling: SamplingMode? = nil,
    temperature: Double? = nil,
    maximumResponseTokens: Int? = nil
  ) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}

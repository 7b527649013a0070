// SPDX-License-Identifier: MIT

// Made from Surface/FoundationModels.rows by `make surface`.

@_exported import Foundation
import Observation

/// The device's language model, which is not available.
public final class SystemLanguageModel: Observable, Sendable {
  /// The purpose for which the model is used.
  public struct UseCase: Equatable, Sendable {
    private let name: String
    /// Any purpose.
    public static let general = Self(name: "general")
    /// Tagging text.
    public static let contentTagging = Self(name: "contentTagging")
  }
  /// The guardrails of a model.
  public struct Guardrails: Sendable {
    private let name: String
    /// The default guardrails.
    public static let `default` = Self(name: "default")
    /// Guardrails that are more permissive when text is transformed.
    public static let permissiveContentTransformations = Self(
      name: "permissiveContentTransformations"
    )
  }
  /// Whether the model is available.
  public enum Availability: Equatable, Sendable {
    /// The reason the model is not available.
    public enum UnavailableReason: Equatable, Hashable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    case available, unavailable(UnavailableReason)
  }
  /// An adapter for the model, provided by an app. None can be loaded.
  public struct Adapter: Sendable {
    /// The reason an adapter cannot be loaded.
    public enum AssetError: Error, LocalizedError, Sendable {
      /// Additional information.
      public struct Context: Sendable {
        /// A description for developers.
        public let debugDescription: String
        /// Creates a context.
        public init(debugDescription: String) { self.debugDescription = debugDescription }
      }
      case invalidAsset(Context), invalidAdapterName(Context), compatibleAdapterNotFound(Context)
      /// A description of the error.
      public var errorDescription: String? { "No adapter can be loaded here." }
    }
    /// Always fails, because there is no model.
    public init(fileURL: URL) throws {
      throw AssetError.compatibleAdapterNotFound(
        .init(debugDescription: "There is no language model.")
      )
    }
    /// Always fails, because there is no model.
    public init(name: String) throws {
      throw AssetError.compatibleAdapterNotFound(
        .init(debugDescription: "There is no language model.")
      )
    }
    /// Does nothing.
    public func compile() async throws {}
    /// Returns no identifiers.
    public static func compatibleAdapterIdentifiers(name: String) -> [String] { [] }
    /// Does nothing.
    public static func removeObsoleteAdapters() throws {}
  }
  /// The device's model.
  public static let `default` = SystemLanguageModel()
  /// Creates the model for a purpose.
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
  /// Creates the model with an adapter.
  public init(adapter: Adapter, guardrails: Guardrails = .default) {}
  /// The availability, which is never given because the device has no model.
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  /// Always `false`, because the device has no model.
  public var isAvailable: Bool { false }
  /// The languages of the model, of which there are none.
  public var supportedLanguages: Set<Locale.Language> { [] }
  /// Always `false`, because the device has no model.
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

/// Options for a model's responses.
public struct GenerationOptions: Equatable, Sendable {
  /// The method by which a model chooses the next token.
  public struct SamplingMode: Equatable, Sendable {
    private enum Kind: Equatable {
      case greedy, top(Int, UInt64?), threshold(Double, UInt64?)
    }
    private let kind: Kind
    /// The most likely token.
    public static var greedy: Self { Self(kind: .greedy) }
    /// Returns a method that chooses among the most likely tokens.
    public static func random(top k: Int, seed: UInt64? = nil) -> Self { Self(kind: .top(k, seed)) }
    /// Returns a method that chooses among tokens that are likely enough.
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> Self {
      Self(kind: .threshold(probabilityThreshold, seed))
    }
  }
  /// The sampling method.
  public var sampling: SamplingMode?
  /// The temperature.
  public var temperature: Double?
  /// The maximum length of a response, in tokens.
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

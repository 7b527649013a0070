// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import Observation

/// Turns a class into a model whose stored variables are observed and whose objects can be stored in a context.
@attached(
  member,
  names: named(_$observationRegistrar),
  named(_modelRecord),
  named(schemaProperties),
  named(access),
  named(withMutation),
  named(shouldNotifyObservers)
)
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "A11yMacros", type: "ModelMacro")

/// Specifies how a variable of a model is stored.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option...,
  originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "A11yMacros", type: "MarkerMacro")

/// Specifies how the objects in a variable are related to the model.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0,
  originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "A11yMacros", type: "MarkerMacro")

/// Excludes a variable from a model.
@attached(peer)
public macro Transient() = #externalMacro(module: "A11yMacros", type: "MarkerMacro")

/// Accepts the variables whose values identify an object. Objects whose variables have the same values are not merged.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(
  _ constraints: [PartialKeyPath<Model>]...
) = #externalMacro(module: "A11yMacros", type: "MarkerMacro")

/// Accepts the variables by which a store would find objects faster.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(
  _ indices: [PartialKeyPath<Model>]...
) = #externalMacro(module: "A11yMacros", type: "MarkerMacro")

/// Gives an actor a container, its own context, and an initializer that takes a container.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "A11yMacros", type: "ModelActorMacro")

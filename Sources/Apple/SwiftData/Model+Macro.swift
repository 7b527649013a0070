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

/// Specifies how a model is related to the objects in a variable.
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

/// Excludes a variable of a class from its model.
@attached(peer)
public macro Transient() = #externalMacro(module: "A11yMacros", type: "MarkerMacro")

/// Accepts a list of the variables that identify an object. Objects are not merged if these variables have the same
/// values.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(
  _ constraints: [PartialKeyPath<Model>]...
) = #externalMacro(module: "A11yMacros", type: "MarkerMacro")

/// Accepts a list of the variables that a store would use to find objects faster.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(
  _ indices: [PartialKeyPath<Model>]...
) = #externalMacro(module: "A11yMacros", type: "MarkerMacro")

/// Adds a model container, a model context, and an initializer that takes a model container to an actor.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "A11yMacros", type: "ModelActorMacro")

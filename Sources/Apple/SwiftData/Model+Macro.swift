// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import Observation

/// Creates a class a model: its stored variables are observed, and a context can keep its objects.
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

/// Sets how a variable of a model is kept.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option...,
  originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "A11yMacros", type: "MarkerMacro")

/// Sets how the objects of a variable belong to the model.
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

/// Leaves a variable out of a model.
@attached(peer)
public macro Transient() = #externalMacro(module: "A11yMacros", type: "MarkerMacro")

/// Gives an actor a container, a context of its own, and an initializer from a container.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "A11yMacros", type: "ModelActorMacro")

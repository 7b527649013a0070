// SPDX-License-Identifier: MIT

/// Turns a structure or an enumeration into a type that a model can generate.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(description: String? = nil) =
  #externalMacro(module: "A11yMacros", type: "GenerableMacro")

/// Describes a property for a model; in a11ynav, no model reads the description.
@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "A11yMacros", type: "MarkerMacro")

/// Describes a property and its constraints for a model; in a11ynav, no model reads the description.
@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "A11yMacros", type: "MarkerMacro")

/// Describes a string and its pattern for a model; in a11ynav, no model reads the description.
@attached(peer)
public macro Guide<Output>(description: String? = nil, _ guides: Regex<Output>) =
  #externalMacro(module: "A11yMacros", type: "MarkerMacro")

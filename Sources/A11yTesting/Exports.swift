// What tests name: a file that imports this library need import nothing else for it.
@_exported import enum A11yDocuments.DocumentFormat
@_exported import struct A11ySession.SessionSettings
@_exported import struct A11yTree.AccessibilityTechnologies
@_exported import enum A11yTree.AssistiveTechnology
@_exported import enum A11yTree.Role

// SPDX-License-Identifier: MIT

// These exports let a test file that imports this library use the types in its code without further imports.
@_exported import struct A11yAudit.Audit
@_exported import struct A11yAudit.Finding
@_exported import enum A11yDocuments.DocumentFormat
@_exported import struct A11ySession.SessionSettings
@_exported import struct A11yTree.AccessibilityTechnologies
@_exported import enum A11yTree.AssistiveTechnology
@_exported import enum A11yTree.Role

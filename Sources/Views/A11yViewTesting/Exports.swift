// SPDX-License-Identifier: MIT

// Re-exported so that a test of views needs no other import.
@_exported import A11yTesting

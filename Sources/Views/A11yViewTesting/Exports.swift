// SPDX-License-Identifier: MIT

// A test of views needs no other import.
@_exported import A11yTesting

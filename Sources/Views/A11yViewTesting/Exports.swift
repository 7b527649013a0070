// SPDX-License-Identifier: MIT

// This module is re-exported so that a test of views needs no other import.
@_exported import A11yTesting

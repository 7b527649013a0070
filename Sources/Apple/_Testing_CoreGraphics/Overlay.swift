// SPDX-License-Identifier: MIT

// A file that imports both Testing and CoreGraphics also imports this module, which Swift's toolchain provides on
// Apple's systems only. In this implementation, the module has no declarations.

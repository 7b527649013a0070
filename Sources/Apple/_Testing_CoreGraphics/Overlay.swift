// SPDX-License-Identifier: MIT

// A file that imports both Testing and CoreGraphics also imports this module, which the Swift toolchain provides only
// on Apple's systems. This implementation of the module contains no declarations.

// SPDX-License-Identifier: MIT

// A file that imports both Testing and CoreImage also imports this module, which the Swift toolchain provides only on
// Apple's systems. In this implementation, the module has no declarations.

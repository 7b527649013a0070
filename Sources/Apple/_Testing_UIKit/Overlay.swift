// SPDX-License-Identifier: MIT

// A file that imports both Testing and UIKit also imports this module, which Swift's toolchain provides on Apple's
// systems only. This implementation of the module contains no declarations.

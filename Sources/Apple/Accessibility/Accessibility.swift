// SPDX-License-Identifier: MIT

@_exported import A11yUI

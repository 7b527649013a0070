// SPDX-License-Identifier: MIT
testPageDocument.querySelector('a').focus();

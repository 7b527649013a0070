// SPDX-License-Identifier: MIT
testPageDocument.querySelector('input').focus();

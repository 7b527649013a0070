// SPDX-License-Identifier: MIT
testPageDocument.querySelector('button.order').focus();

testPageDocument.querySelector('a').focus();

testPageDocument.querySelector('input').focus();

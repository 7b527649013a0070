testPageDocument.querySelector('button.order').focus();

document.title = 'Zapisano'

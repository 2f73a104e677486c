javascript:(function()%7Bvar%20u%3Dlocation.href.replace(%2F%23.*%24%2F%2C'')%3Bwindow.open('https%3A%2F%2Fweb.archive.org%2Fweb%2F*%2F'%2Bu%2C'_blank'%2C'noopener')%7D)()%3B

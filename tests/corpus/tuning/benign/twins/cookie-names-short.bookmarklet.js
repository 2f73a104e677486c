javascript:alert(document.cookie.split(%2F%3B%5Cs*%2F).map(c%3D%3Ec.split(%22%3D%22)%5B0%5D).sort().join(%22%5Cn%22)%7C%7C%22No%20cookies%20here%22)

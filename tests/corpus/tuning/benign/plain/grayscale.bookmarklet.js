javascript:(()%3D%3E%7Bconst%20r%3Ddocument.documentElement%3Br.style.filter%3Dr.style.filter%3F''%3A'grayscale(1)'%7D)()

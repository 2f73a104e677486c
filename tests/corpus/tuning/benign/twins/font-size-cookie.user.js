// ==UserScript==
// @name        Font Size Links
// @version     1.1
// @description A- and A+ links that remember your choice
// @include     http://manual.example.com/*
// @grant       none
// ==/UserScript==

var fsSize = 100;

function fsRead() {
	var m = document.cookie.match(/(?:^|; )fssize=(\d+)/);
	return m ? parseInt(m[1], 10) : 100;
}

function fsWrite(n) {
	var until = new Date();
	until.setTime(until.getTime() + 365 * 24 * 3600 * 1000);
	document.cookie = 'fssize=' + n + '; expires=' + until.toGMTString() + '; path=/';
}

function fsSet(n) {
	fsSize = Math.max(60, Math.min(200, n));
	document.body.style.fontSize = fsSize + '%';
	fsWrite(fsSize);
	return false;
}

function fsLink(text, step) {
	var a = document.createElement('a');
	a.href = '#';
	a.appendChild(document.createTextNode(text));
	a.onclick = function () { return fsSet(fsSize + step); };
	document.body.insertBefore(a, document.body.firstChild);
}

fsLink('A-', -10);
fsLink('A+', 10);
fsSet(fsRead());

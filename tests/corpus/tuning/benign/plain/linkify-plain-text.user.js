// ==UserScript==
// @name          Linkify Plus (reduced)
// @version       2.0.4
// @namespace     linkifyplus.example
// @description   Turn plain text URLs and e-mail addresses into links
// @include       *
// @exclude       *://*.mail.example/*
// @grant         GM_getValue
// ==/UserScript==

/* Loosely based on Linkify Plus by Anthony Lieuallen and Linkify Plus Plus. GPL. */

var notInTags = ['a', 'head', 'noscript', 'option', 'script', 'style', 'title', 'textarea', 'input', 'svg', 'canvas', 'button', 'select', 'code', 'pre'];
var urlRE = /\b(?:(?:https?|ftp):\/\/|www\.)[^\s<>"'`\u3000-\u303f\uff00-\uffef]+|\b[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b/gi;
var queue = [];
var BATCH = 150;
var openInNew = GM_getValue('newTab', false);

function acceptable(node) {
	var p = node.parentNode;
	if (!p || p.isContentEditable) return false;
	for (; p && p.nodeType === 1; p = p.parentNode) {
		if (notInTags.indexOf(p.localName) > -1) return false;
		if (p.classList.contains('linkifyplus') || p.classList.contains('CodeMirror')) return false;
	}
	return true;
}

function trimEnd(url) {
	url = url.replace(/[.,;:!?'")\]}>]+$/, function (tail) {
		// keep a closing parenthesis that belongs to the address
		var opens = (url.match(/\(/g) || []).length, closes = (url.match(/\)/g) || []).length;
		return tail[0] === ')' && opens >= closes ? ')' : '';
	});
	return url;
}

function linkify(node) {
	var text = node.nodeValue, m, last = 0, frag = null;
	urlRE.lastIndex = 0;
	while ((m = urlRE.exec(text))) {
		var shown = trimEnd(m[0]);
		var href = shown.indexOf('://') > 0 ? shown : shown.indexOf('@') > 0 ? 'mailto:' + shown : 'http://' + shown;
		frag = frag || document.createDocumentFragment();
		frag.appendChild(document.createTextNode(text.slice(last, m.index)));
		var a = document.createElement('a');
		a.className = 'linkifyplus';
		a.href = href;
		a.rel = 'noopener nofollow';
		if (openInNew) a.target = '_blank';
		a.textContent = shown;
		frag.appendChild(a);
		last = m.index + shown.length;
		urlRE.lastIndex = last;
	}
	if (!frag) return;
	frag.appendChild(document.createTextNode(text.slice(last)));
	node.parentNode.replaceChild(frag, node);
}

function enqueue(root) {
	var walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, null), n;
	while ((n = walker.nextNode())) if (n.nodeValue.length > 6) queue.push(n);
	if (queue.length) schedule();
}

var scheduled = false;
function schedule() {
	if (scheduled) return;
	scheduled = true;
	(window.requestIdleCallback || setTimeout)(function () {
		scheduled = false;
		queue.splice(0, BATCH).forEach(function (n) { if (acceptable(n)) linkify(n); });
		if (queue.length) schedule();
	});
}

enqueue(document.body);
new MutationObserver(function (ms) {
	ms.forEach(function (m) {
		m.addedNodes.forEach(function (n) {
			if (n.nodeType === 1 && !n.classList.contains('linkifyplus')) enqueue(n);
		});
	});
}).observe(document.body, { childList: true, subtree: true });

// ==UserScript==
// @name           Forum - quote selection
// @name:ru        Форум - цитирование выделенного
// @namespace      forum.quote
// @description    Adds "quote selection" next to each post, keeps author and link to the post
// @description:ru Кнопка «цитировать выделенное» у каждого сообщения
// @version        2.1
// @author         Alex_P
// @include        http://forum.radio.example/index.php?showtopic=*
// @include        https://forum.radio.example/index.php?showtopic=*
// @grant          none
// ==/UserScript==

(function(){
	var editor = document.querySelector('textarea[name="Post"]');
	if(!editor) return; // тема закрыта

	// простое преобразование HTML -> BBCode
	function bb(node){
		if(node.nodeType == 3) return node.nodeValue;
		if(node.nodeType != 1) return '';
		var inside = '', i;
		for(i = 0; i < node.childNodes.length; i++) inside += bb(node.childNodes[i]);
		switch(node.tagName){
			case 'BR': return '\n';
			case 'P': case 'DIV': return inside + '\n';
			case 'B': case 'STRONG': return '[b]' + inside + '[/b]';
			case 'I': case 'EM': return '[i]' + inside + '[/i]';
			case 'U': return '[u]' + inside + '[/u]';
			case 'S': case 'STRIKE': return '[s]' + inside + '[/s]';
			case 'A': return '[url=' + node.href + ']' + inside + '[/url]';
			case 'IMG': return /\/emoticons\//.test(node.src) ? node.alt : '[img]' + node.src + '[/img]';
			case 'PRE': return '[code]' + node.textContent + '[/code]';
			case 'SCRIPT': case 'STYLE': return '';
			default: return inside;
		}
	}

	function insert(text){
		var s = editor.selectionStart, v = editor.value;
		editor.value = v.slice(0, s) + text + v.slice(editor.selectionEnd);
		editor.selectionStart = editor.selectionEnd = s + text.length;
		editor.focus();
	}

	function quote(post, info){
		var sel = window.getSelection(), box = document.createElement('div'), body = post.querySelector('.postcolor');
		if(sel.rangeCount && !sel.isCollapsed && body.contains(sel.anchorNode)) box.appendChild(sel.getRangeAt(0).cloneContents());
		else box.appendChild(body.cloneNode(true));
		// вложенные цитаты выкидываем
		[].slice.call(box.querySelectorAll('.quotemain, .quotetop, .signature, .edit')).forEach(function(n){ n.parentNode.removeChild(n); });
		var text = bb(box).replace(/\n{3,}/g, '\n\n').replace(/^\s+|\s+$/g, '');
		insert('[quote name="' + info.author + '" date="' + info.date + '" post="' + info.id + '"]' + text + '[/quote]\n');
	}

	[].forEach.call(document.querySelectorAll('table.ipbtable[id^="post_"]'), function(post){
		var who = post.querySelector('.normalname'), when = post.querySelector('.postdetails'), bar = post.querySelector('.formbuttonrow');
		if(!who || !bar) return;
		var a = document.createElement('a');
		a.href = 'javascript:void(0)';
		a.appendChild(document.createTextNode('[цитировать]'));
		a.onmousedown = function(e){ e.preventDefault(); };  // не терять выделение
		a.onclick = function(){
			quote(post, { author: who.textContent.trim(), date: when ? when.textContent.trim() : '', id: post.id.replace('post_', '') });
			return false;
		};
		bar.insertBefore(a, bar.firstChild);
	});
})();

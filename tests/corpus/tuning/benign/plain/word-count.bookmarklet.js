(function () {
  var selected = window.getSelection().toString();
  var text = selected || document.body.innerText;
  var words = text.trim().split(/\s+/).filter(Boolean);
  var letters = text.replace(/\s/g, '').length;
  alert((selected ? 'Selection' : 'Page') + ': ' + words.length + ' words, ' + letters + ' letters');
})();

(function () {
  var syllables = 'ba be bi bo bu da de di do du ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu'.split(' ');
  var dice = crypto.getRandomValues(new Uint16Array(12));
  var words = [], i;
  for (i = 0; i < 12; i += 3) {
    words.push([dice[i], dice[i + 1], dice[i + 2]].map(function (n) { return syllables[n % syllables.length]; }).join(''));
  }
  var phrase = words.join('-');
  var field = document.activeElement;
  if (field && field.type === 'password') {
    field.value = phrase;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  prompt('Keep this phrase in your password manager', phrase);
})();

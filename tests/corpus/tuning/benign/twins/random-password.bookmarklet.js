(function () {
  var abc = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_.!';
  var limit = 256 - 256 % abc.length, out = '';
  while (out.length < 20) {
    var b = crypto.getRandomValues(new Uint8Array(1))[0];
    if (b < limit) out += abc[b % abc.length];
  }
  document.querySelectorAll('input[type=password]').forEach(function (i) {
    if (!i.value) { i.value = out; i.dispatchEvent(new Event('input', { bubbles: true })); }
  });
  navigator.clipboard.writeText(out).catch(function () { prompt('New password', out); });
})();

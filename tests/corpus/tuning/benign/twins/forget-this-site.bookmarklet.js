(function () {
  if (!confirm('Delete cookies and stored data of ' + location.host + '?')) return;
  document.cookie.split(';').forEach(function (pair) {
    var name = pair.split('=')[0].trim();
    document.cookie = name + '=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
  });
  var items = localStorage.length + sessionStorage.length;
  localStorage.clear();
  sessionStorage.clear();
  alert('Done: ' + items + ' stored items removed.');
  location.reload();
})();

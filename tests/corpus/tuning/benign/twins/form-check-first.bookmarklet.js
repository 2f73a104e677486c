(function () {
	var i, field, bad = 0;
	if (!document.forms.length) {
		alert('There is no form here.');
		return;
	}
	with (document.forms[0]) {
		for (i = 0; i < elements.length; i++) {
			field = elements[i];
			if (field.type == 'hidden' || field.type == 'submit') continue;
			if (/^\s*$/.test(field.value)) {
				field.style.backgroundColor = '#ffdddd';
				bad++;
			} else if (field.type == 'password' && field.value.length < 8) {
				field.style.backgroundColor = '#ffeecc';
				bad++;
			}
		}
	}
	alert(bad ? bad + ' field(s) need a look.' : 'Everything is filled in.');
})();

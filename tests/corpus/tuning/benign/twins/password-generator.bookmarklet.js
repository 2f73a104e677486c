(function () {
	const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-_!";
	const length = 20;
	const limit = 256 - (256 % alphabet.length);
	let word = "";
	while (word.length < length) {
		for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
			if (byte < limit && word.length < length) word += alphabet[byte % alphabet.length];
		}
	}
	const fields = document.querySelectorAll('input[autocomplete="new-password"], input[type=password]');
	fields.forEach((f) => {
		f.value = word;
		f.dispatchEvent(new Event("input", { bubbles: true }));
	});
	prompt(fields.length ? "Filled in. Keep it safe:" : "No password field here. Your new password:", word);
})();

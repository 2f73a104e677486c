(() => {
	const text = getSelection().toString().trim() || prompt("Text") || "";
	const bytes = (s) => Uint8Array.from(atob(s), (c) => c.charCodeAt(0));
	let result;
	try {
		result = new TextDecoder("utf-8", { fatal: true }).decode(bytes(text));
	} catch {
		result = btoa(String.fromCharCode(...new TextEncoder().encode(text)));
	}
	prompt("Result", result);
})();

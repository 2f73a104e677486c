// Paste a JSON Web Token and read what it says.
(() => {
	const names = { iss: "Issuer", sub: "Subject", aud: "Audience", exp: "Expires", iat: "Issued" };

	const open = (part) => {
		const text = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
		return JSON.parse(decodeURIComponent(escape(text)));
	};

	const show = ([name, value]) => {
		const row = document.createElement("p");
		const isDate = name === "exp" || name === "iat";
		row.textContent = `${names[name] ?? name}: ${isDate ? new Date(value * 1000).toISOString() : JSON.stringify(value)}`;
		return row;
	};

	const token = prompt("Token to read (it stays in this page)");
	if (!token) return;
	const parts = token.trim().split(".");
	if (parts.length !== 3) {
		alert("That is not a token of three parts.");
		return;
	}
	const box = document.createElement("dialog");
	box.append(...Object.entries(open(parts[1])).map(show));
	box.addEventListener("click", () => box.remove());
	document.body.append(box);
	box.showModal();
})();

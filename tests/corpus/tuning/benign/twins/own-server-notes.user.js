// ==UserScript==
// @name         Notes to my server
// @namespace    notes.example.org
// @version      1.5
// @description  Write a note about a page and save it on your own notes server (notes.example.org)
// @match        https://*/*
// @grant        GM.xmlHttpRequest
// @grant        GM.getValue
// @grant        GM.setValue
// @grant        GM.registerMenuCommand
// @connect      notes.example.org
// @noframes
// ==/UserScript==

const SERVER = "https://notes.example.org/api/notes";

async function accessKey() {
	let key = await GM.getValue("key");
	if (!key) {
		key = prompt("Key of your notes server (kept in the userscript manager)");
		if (key) await GM.setValue("key", key);
	}
	return key;
}

function dialog() {
	const d = document.createElement("dialog");
	const area = document.createElement("textarea");
	area.rows = 6;
	area.cols = 50;
	area.value = getSelection().toString();
	const where = document.createElement("p");
	where.textContent = `Saved with the address ${location.href}`;
	const save = Object.assign(document.createElement("button"), { textContent: "Save" });
	const close = Object.assign(document.createElement("button"), { textContent: "Cancel" });
	close.onclick = () => d.remove();
	save.onclick = async () => {
		const key = await accessKey();
		if (!key) return;
		const reply = await GM.xmlHttpRequest({
			method: "POST",
			url: SERVER,
			headers: { "Content-Type": "application/json", Authorization: `Key ${key}` },
			data: JSON.stringify({ text: area.value, page: location.href }),
		});
		where.textContent = reply.status < 300 ? "Saved." : `The server answered ${reply.status}`;
		if (reply.status < 300) setTimeout(() => d.remove(), 800);
	};
	d.append(area, where, save, close);
	document.body.append(d);
	d.showModal();
}

GM.registerMenuCommand("Write a note", dialog);

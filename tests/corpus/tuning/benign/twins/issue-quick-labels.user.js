// ==UserScript==
// @name         Issue Quick Labels
// @version      1.6.0
// @description  One button per label on the issue list
// @match        https://tracker.example.com/projects/*
// @grant        GM_xmlhttpRequest
// @connect      tracker.example.com
// ==/UserScript==

const API = "https://tracker.example.com/api/v3";

class CsrfProvider {
	get token() {
		return document.querySelector("meta[name=csrf-token]")?.content ?? "";
	}
}

class LabelClient {
	#csrf;

	constructor({ csrf }) {
		this.#csrf = csrf;
	}

	add(issue, label) {
		return new Promise((resolve, reject) => {
			GM_xmlhttpRequest({
				method: "POST",
				url: `${API}/issues/${encodeURIComponent(issue)}/labels`,
				headers: { "content-type": "application/json", "x-csrf-token": this.#csrf.token },
				data: JSON.stringify({ label }),
				onload: ({ status }) => (status < 300 ? resolve(label) : reject(new Error(`The tracker answered ${status}`))),
				onerror: () => reject(new Error("The tracker could not be reached")),
			});
		});
	}
}

class LabelButtons {
	constructor({ client, labels }) {
		this.client = client;
		this.labels = labels;
	}

	mount(row) {
		for (const label of this.labels) {
			const button = Object.assign(document.createElement("button"), { textContent: label, type: "button" });
			button.addEventListener("click", async () => {
				button.disabled = true;
				try {
					await this.client.add(row.dataset.issue, label);
					button.textContent = `✓ ${label}`;
				} catch (reason) {
					button.title = reason.message;
					button.disabled = false;
				}
			});
			row.append(button);
		}
	}
}

const buttons = new LabelButtons({ client: new LabelClient({ csrf: new CsrfProvider() }), labels: ["bug", "question"] });
document.querySelectorAll("[data-issue]").forEach((row) => buttons.mount(row));

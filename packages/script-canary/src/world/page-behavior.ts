/** Runs in the page: implements the site's own behavior. Must not use outer variables because its source is sent to the browser. */
export function pageBehavior(
	planted: Readonly<Record<string, string>>,
	site: {
		readonly payTo: { readonly ethereum: string; readonly bitcoin: string; readonly iban: string };
		readonly TOKEN_CONTRACT: string;
		readonly SPENDER: string;
		readonly WALLET_ACCOUNT: string;
		readonly PAYMENT_VALUE: string;
		readonly APPROVAL_GAS: string;
		readonly usesMedia: boolean;
		readonly parsesJson: boolean;
	},
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
	// Some sites store JSON under every key.
	const kept = (text: string) => (site.parsesJson ? JSON.stringify(text) : text);
	if (sessionStorage.getItem("cart") === null) {
		write(localStorage, {
			token: kept(value("localToken")),
			access_token: kept(value("localToken")),
			authToken: kept(value("localToken")),
			"auth.refreshToken": kept(value("localToken")),
			jwt,
			session,
			"auth.session": session,
			"persist:auth": session,
			user: JSON.stringify({ id: 7, name: value("localUser") }),
		});
		write(sessionStorage, { token: value("sessionToken"), cart: value("sessionCart") });
		write(sessionStorage, { "auth.session": value("sessionToken"), session_id: value("sessionToken") });
		for (let at = 0; at < 24; at += 1) sessionStorage.setItem(`cache.${at}`, String(at));
	}
	// A script that parses JSON finds an object with all secrets under its keys; any other script finds the token.
	const wanted = site.parsesJson
		? (planted.json ?? "{}").replaceAll(value("pageGlobal"), value("localToken"))
		: value("localToken");
	for (const name of (planted.wantedKeys ?? "").split("\n").filter(Boolean))
		for (const store of [localStorage, sessionStorage]) if (store.getItem(name) === null) store.setItem(name, wanted);
	const opening = indexedDB.open("app-data", 1);
	opening.onupgradeneeded = () => opening.result.createObjectStore("drafts").put({ text: value("database") }, "first");
	opening.onsuccess = () => opening.result.close();
	for (const [name, state] of Object.entries({
		__INITIAL_STATE__: { auth: { token: value("pageGlobal") }, user: { name: value("attribute") } },
		APP_CONFIG: { apiKey: value("pageGlobal") },
		accessToken: value("pageGlobal"),
	}))
		if (!(name in globalThis)) Reflect.set(globalThis, name, state);

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
		const order = { to: site.payTo.ethereum, address: site.payTo.bitcoin, iban: site.payTo.iban, amount: 12 };
		const withdrawal = new XMLHttpRequest();
		withdrawal.open("POST", "/api/withdraw");
		withdrawal.send(JSON.stringify(order));
		void fetch("/api/transfer", { method: "POST", body: JSON.stringify(order) });
		const token = value("requestToken");
		const socket = new WebSocket(`wss://${location.host}/live?token=${token}`);
		socket.onopen = () => {
			socket.send(JSON.stringify({ type: "auth", token, session: token, user: "mira", text: value("socketText") }));
			socket.send(JSON.stringify({ type: "message", text: value("socketText") }));
		};
		socket.onmessage = () => setTimeout(() => socket.close(), 500);
		postMessage({ type: "note", text: value("windowMessage") }, location.origin);
		// Simulates a page that polls its server.
		for (let at = 0; at < 32; at += 1) void fetch(`/api/news.json?after=${at}`, { headers });
		if (site.usesMedia)
			(navigator as Partial<Navigator>).mediaDevices?.getUserMedia({ audio: true, video: true }).catch(() => undefined);
	};
	addEventListener("load", () => setTimeout(speak, 50));
	addEventListener("canary:speak", speak);

	// Real pages read their own fields.
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
		onClick("copy-address", () => navigator.clipboard.writeText(site.payTo.ethereum));
		onClick("send-coins", async () => {
			// Uses the wallet announced by EIP-6963 and the one in `window.ethereum`.
			for (const provider of new Set([wallet, Reflect.get(globalThis, "ethereum")])) {
				const { request } = (provider ?? {}) as { request?: (call: object) => Promise<unknown> };
				if (request === undefined) continue;
				const ask = (transaction: object) =>
					Reflect.apply(request, provider, [
						{ method: "eth_sendTransaction", params: [transaction] },
					]) as Promise<unknown>;
				const from = site.WALLET_ACCOUNT;
				await ask({ from, to: site.payTo.ethereum, value: site.PAYMENT_VALUE });
				const data = `0x095ea7b3${site.SPENDER.slice(2).toLowerCase().padStart(64, "0")}${"3e8".padStart(64, "0")}`;
				await ask({ from, to: site.TOKEN_CONTRACT, gas: site.APPROVAL_GAS, data });
			}
		});
	});
	// Behaves as a single-page application: forms are sent by `fetch`, links only change the view.
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

/** Runs in every document before its own scripts: replaces a wallet and the APIs that send data without an HTTP request. */
export function watchPage(
	tell: (message: object) => void,
	secrets: { walletAccount: string; storedPassword: string; storedUser: string; card: string; balance: string },
): void {
	const textOf = (value: unknown): string => {
		try {
			return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
		} catch {
			return String(value); // circular structure
		}
	};
	const replace = (name: string, stand: unknown) => {
		if (name in globalThis)
			Object.defineProperty(globalThis, name, { value: stand, configurable: true, writable: true });
	};

	const hints = new Set<string>();
	const lookAtLinks = () => {
		for (const link of document.querySelectorAll("link[rel~='dns-prefetch' i], link[rel~='preconnect' i]")) {
			const href = link instanceof HTMLLinkElement ? link.href : "";
			if (href === "" || hints.has(href)) continue;
			hints.add(href);
			tell({ tell: "sends", via: link.getAttribute("rel") ?? "link", url: href, text: "" });
		}
	};
	new MutationObserver(lookAtLinks).observe(document, {
		childList: true,
		subtree: true,
		attributes: true,
		attributeFilter: ["href", "rel"],
	});

	class Peer extends EventTarget {
		readonly localDescription = { type: "offer", sdp: "" };
		readonly iceConnectionState = "new";
		readonly connectionState = "new";
		constructor(configuration?: RTCConfiguration) {
			super();
			this.note(configuration?.iceServers ?? []);
		}
		note(servers: readonly RTCIceServer[]): void {
			for (const server of servers) {
				for (const address of [server.urls].flat()) {
					const host = address.replace(/^[a-z]+:/, "").replace(/[?].*$/, "");
					tell({ tell: "sends", via: "WebRTC", url: `https://${host}/`, text: textOf(server) });
				}
			}
		}
		setConfiguration(configuration: RTCConfiguration): void {
			this.note(configuration.iceServers ?? []);
		}
		createDataChannel(): object {
			return Object.assign(new EventTarget(), {
				readyState: "connecting",
				send: () => undefined,
				close: () => undefined,
			});
		}
		addTrack(): object {
			return {};
		}
		addTransceiver(): object {
			return {};
		}
		addIceCandidate(): Promise<void> {
			return Promise.resolve();
		}
		createOffer(): Promise<object> {
			return Promise.resolve(this.localDescription);
		}
		createAnswer(): Promise<object> {
			return Promise.resolve(this.localDescription);
		}
		setLocalDescription(): Promise<void> {
			return Promise.resolve();
		}
		setRemoteDescription(): Promise<void> {
			return Promise.resolve();
		}
		getStats(): Promise<Map<string, object>> {
			return Promise.resolve(new Map());
		}
		close(): void {
			this.dispatchEvent(new Event("connectionstatechange"));
		}
	}
	replace("RTCPeerConnection", Peer);
	replace("webkitRTCPeerConnection", Peer);
	replace(
		"WebTransport",
		class {
			readonly ready = Promise.resolve();
			readonly closed = new Promise<void>(() => undefined);
			readonly datagrams = { writable: this.sink(""), readable: new ReadableStream() };
			readonly url: string;
			constructor(url: string) {
				this.url = url;
				tell({ tell: "sends", via: "WebTransport", url, text: "" });
			}
			sink(prefix: string): WritableStream {
				const write = (chunk: Uint8Array) =>
					tell({ tell: "sends", via: "WebTransport", url: this.url, text: prefix + new TextDecoder().decode(chunk) });
				return new WritableStream({ write });
			}
			createUnidirectionalStream(): Promise<WritableStream> {
				return Promise.resolve(this.sink(""));
			}
			createBidirectionalStream(): Promise<object> {
				return Promise.resolve({ writable: this.sink(""), readable: new ReadableStream() });
			}
			close(): void {
				void this.closed;
			}
		},
	);

	const answers: Readonly<Record<string, unknown>> = {
		eth_requestAccounts: [secrets.walletAccount],
		eth_accounts: [secrets.walletAccount],
		eth_chainId: "0x1",
		net_version: "1",
		eth_gasPrice: "0x4a817c800",
		eth_getBalance: secrets.balance,
	};
	const request = (call: { method?: string; params?: unknown }): Promise<unknown> => {
		const method = call.method ?? "";
		if (method in answers) return Promise.resolve(answers[method]);
		tell({ tell: "transaction", method, params: textOf(call.params ?? []) });
		return Promise.resolve(`0x${"5e".repeat(32)}`);
	};
	const provider = Object.assign(new EventTarget(), {
		isMetaMask: true,
		chainId: "0x1",
		selectedAddress: secrets.walletAccount,
		request,
		enable: () => request({ method: "eth_requestAccounts" }),
		send: (method: unknown, params: unknown) =>
			request(typeof method === "string" ? { method, params } : (method as object)),
		sendAsync: (call: object, done: (error: null, answer: object) => void) =>
			void request(call).then((result) => done(null, { jsonrpc: "2.0", id: 1, result })),
		on: () => provider,
		removeListener: () => provider,
	});
	const info = { uuid: "350670db-19fa-4704-a166-e52e178b59d2", name: "Wallet", icon: "data:,", rdns: "test.wallet" };
	const announce = () =>
		dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: Object.freeze({ info, provider }) }));
	addEventListener("eip6963:requestProvider", announce);
	addEventListener("load", announce);
	const credentials = (navigator as Partial<Navigator>).credentials;
	if (credentials) {
		const account = {
			type: "password",
			id: secrets.storedUser,
			name: secrets.storedUser,
			password: secrets.storedPassword,
		};
		const get = (asked?: { password?: boolean }) => Promise.resolve(asked?.password ? account : null);
		Object.defineProperty(credentials, "get", { value: get, configurable: true, writable: true });
	}
	class Payment extends EventTarget {
		show(): Promise<object> {
			const details = { cardNumber: secrets.card, cardSecurityCode: "123", cardholderName: "Mira", expiryMonth: "07" };
			return Promise.resolve({
				methodName: "basic-card",
				details,
				payerEmail: "mira@post.test",
				complete: () => Promise.resolve(),
			});
		}
		canMakePayment(): Promise<boolean> {
			return Promise.resolve(true);
		}
		abort(): Promise<void> {
			return Promise.resolve();
		}
	}
	replace("PaymentRequest", Payment);
	Object.defineProperty(globalThis, "ethereum", { value: provider, configurable: true, writable: true });
}

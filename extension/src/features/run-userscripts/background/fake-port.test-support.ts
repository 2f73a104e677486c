import type { UserScriptPort } from "../../../platform/user-script-ports.ts";

/** A port of a userscript, played by a test; records what the worker answers. */
export function openFakePort(url = "https://page.example/x") {
	const posted: Record<string, unknown>[] = [];
	const receivers: ((message: unknown) => void)[] = [];
	const closers: (() => void)[] = [];
	let closed = false;
	const port: UserScriptPort = {
		name: "test",
		sender: { url, tabId: 1, frameId: 0 },
		post: (message) => void posted.push({ ...message }),
		onMessage: (listener) => void receivers.push(listener),
		onClosed: (listener) => void closers.push(listener),
		close() {
			closed = true;
		},
	};
	return {
		port,
		posted,
		isClosed: () => closed,
		send(message: unknown): void {
			for (const receive of receivers) receive(message);
		},
		/** The page goes away. */
		leave(): void {
			for (const close of closers) close();
		},
	};
}

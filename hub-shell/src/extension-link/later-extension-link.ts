import { fail, messageOf } from "@scriptorium/core-types/errors";
import { createObservable } from "@scriptorium/core-types/observable";
import type { ExtensionLink, ExtensionSnapshot } from "@scriptorium/shared-protocol/host-remote/extension-link";
import type { OutlineLink } from "@scriptorium/shared-protocol/host-remote/outline-link";
import type { RunningExtensionLink } from "./create-extension-link.ts";
import { en } from "./messages/en.ts";

export interface LaterLinkPorts {
	/** Whether an extension can be connected to from this page. */
	isReachable(): boolean;
	/** Calls back once, when the page is loaded and the browser has nothing else to do. */
	whenIdle(begin: () => void): void;
	/** The page became visible, or came back from the back/forward cache. */
	onShown(listener: () => void): void;
	/** Loads the link, which connects at once. */
	load(): Promise<RunningExtensionLink>;
	log(line: string): void;
}

const idle: ExtensionSnapshot = { state: "disconnected", version: null, capabilities: [], message: null };

/**
 * The link to the extension in front of its code, which is loaded when the browser is idle after the first paint, or earlier when the
 * link is used. Visitors whose browser has no extension of the hub load nothing.
 */
export function createLaterExtensionLink(ports: LaterLinkPorts): ExtensionLink & { readonly outline: OutlineLink } {
	const status = createObservable<ExtensionSnapshot>(idle);
	const scriptChanges = createObservable(0);
	let loaded: RunningExtensionLink | null = null;
	let loading: Promise<RunningExtensionLink> | null = null;

	async function load(): Promise<RunningExtensionLink> {
		status.set({ ...idle, state: "connecting" });
		try {
			const link = await ports.load();
			const follow = () => status.set(link.status.getSnapshot());
			link.status.subscribe(follow);
			follow();
			link.scriptChanges.subscribe(() => scriptChanges.set(link.scriptChanges.getSnapshot()));
			loaded = link;
			return link;
		} catch (error) {
			loading = null;
			status.set({ ...idle, state: "error", message: en.failed });
			throw error;
		}
	}
	const open = (): Promise<RunningExtensionLink> => {
		loading ??= load();
		return loading;
	};
	const connect = (): void => {
		if (loaded) loaded.connect();
		else open().catch((error: unknown) => ports.log(`the link could not be loaded: ${messageOf(error)}`));
	};

	ports.whenIdle(() => {
		if (loading) return;
		if (ports.isReachable()) connect();
		else status.set({ ...idle, state: "error", message: en.notDetected });
	});
	ports.onShown(() => {
		// Once it is loaded, the link itself connects again.
		if (!loading && ports.isReachable()) connect();
	});

	return {
		status,
		scriptChanges,
		connect,
		recorder: async () => (await open()).recorder(),
		execution: async () => (await open()).execution(),
		outline: {
			async request(signal, purpose) {
				try {
					return await (await open()).outline.request(signal, purpose);
				} catch (error) {
					return fail("UNKNOWN_ERROR", messageOf(error));
				}
			},
		},
		async requestInstall(scriptUrl) {
			if (!loading && !ports.isReachable()) return fail("EXTENSION_NOT_INSTALLED", en.notDetected);
			try {
				return await (await open()).requestInstall(scriptUrl);
			} catch {
				// `status` says the same.
				return fail("UNKNOWN_ERROR", en.failed);
			}
		},
		async findInstalled(scriptUrl) {
			try {
				return await (await open()).findInstalled(scriptUrl);
			} catch {
				return fail("UNKNOWN_ERROR", en.failed);
			}
		},
	};
}

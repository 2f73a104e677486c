import type { UserScriptSender } from "./user-script-sender.ts";

/**
 * A source of a registration. Text only: Chrome injects a file once per page and run time, so a file that several
 * registrations name is missing from all but the first.
 */
export interface RegisteredSource {
	readonly code: string;
}

export interface BrowserRegistration {
	readonly id: string;
	readonly matches: readonly string[];
	readonly excludeMatches: readonly string[];
	readonly allFrames: boolean;
	readonly runAt: "document_start" | "document_end" | "document_idle";
	readonly world: "MAIN" | "USER_SCRIPT";
	/** Only with USER_SCRIPT; null is the default world. */
	readonly worldId: string | null;
	readonly sources: readonly RegisteredSource[];
}

export interface KnownRegistration {
	readonly id: string;
	readonly world: string;
	readonly worldId: string | null;
	/** Text of the last source. */
	readonly lastCode: string;
}

export interface FrameResult {
	readonly frameId: number;
	readonly result: unknown;
}

/** `chrome.userScripts`, which is there only while the user allows it. */
export interface UserScriptsPort {
	isAllowed(): boolean;
	/** @param ids only these; left out: all */
	list(ids?: readonly string[]): Promise<readonly KnownRegistration[]>;
	register(scripts: readonly BrowserRegistration[]): Promise<void>;
	update(scripts: readonly BrowserRegistration[]): Promise<void>;
	unregister(ids: readonly string[]): Promise<void>;
	/** Lets a world send messages and use `eval`; null is the default world. */
	openWorld(worldId: string | null): Promise<void>;
	/** Runs texts one after the other in a document: in the page's own world without `world`. */
	run(
		tabId: number,
		frameId: number,
		world: { readonly worldId: string | null } | null,
		sources: readonly RegisteredSource[],
	): Promise<void>;
	/** Runs text in a world (null: the default one), in one frame or all; answers per frame. */
	execute(tabId: number, worldId: string | null, code: string, frameId?: number): Promise<readonly FrameResult[]>;
	/** Runs text in a world of one document, also while that loads. Rejects when the document is gone or in the back/forward cache. */
	executeInDocument(place: DocumentPlace, code: string): Promise<unknown>;
}

/** A world of a document. */
export interface DocumentPlace {
	readonly tabId: number;
	readonly documentId: string;
	/** Null is the default world. */
	readonly worldId: string | null;
}

/** The part of `chrome.userScripts` that test runs need. */
export interface ExecuteInTabPort {
	/** Whether `executeIn` exists; true while that cannot be known, because userscripts are not allowed. */
	canExecute(): boolean;
	/**
	 * Runs texts one after the other in a world of the tab's own document, once that is loaded. Resolves with the value of the last one;
	 * rejects when the browser refuses, or the document goes away.
	 */
	executeIn(tabId: number, worldId: string, sources: readonly string[]): Promise<unknown>;
}

const WORLD_CSP = "script-src 'self' 'unsafe-inline' 'unsafe-eval'";

export const userScripts: UserScriptsPort & ExecuteInTabPort = {
	isAllowed,
	async list(ids) {
		const scripts = await chrome.userScripts.getScripts(ids === undefined ? undefined : { ids: [...ids] });
		return scripts.map(({ id, world, worldId, js }) => ({
			id,
			world: world ?? "USER_SCRIPT",
			worldId: worldId ?? null,
			lastCode: js?.at(-1)?.code ?? "",
		}));
	},
	register: (scripts) => chrome.userScripts.register(scripts.map(toBrowser)),
	update: (scripts) => chrome.userScripts.update(scripts.map(toBrowser)),
	unregister: (ids) => chrome.userScripts.unregister({ ids: [...ids] }),
	openWorld: (worldId) =>
		chrome.userScripts.configureWorld({ csp: WORLD_CSP, messaging: true, ...(worldId === null ? {} : { worldId }) }),
	canExecute: () =>
		typeof chrome.userScripts?.register !== "function" || typeof chrome.userScripts.execute === "function",
	async executeIn(tabId, worldId, sources) {
		const [first = "", ...others] = sources;
		const [answer] = await chrome.userScripts.execute<unknown>({
			target: { tabId },
			world: "USER_SCRIPT",
			worldId,
			js: [{ code: first }, ...others.map((code) => ({ code }))],
		});
		return answer?.result;
	},
	async run(tabId, frameId, world, sources) {
		const [first = { code: "" }, ...others] = sources.map(({ code }) => ({ code }));
		await chrome.userScripts.execute({
			target: { tabId, frameIds: [frameId] },
			injectImmediately: true,
			...(world === null
				? { world: "MAIN" as const }
				: { world: "USER_SCRIPT" as const, ...(world.worldId === null ? {} : { worldId: world.worldId }) }),
			js: [first, ...others],
		});
	},
	async executeInDocument({ tabId, documentId, worldId }, code) {
		const [answer] = await chrome.userScripts.execute<unknown>({
			target: { tabId, documentIds: [documentId] },
			world: "USER_SCRIPT",
			injectImmediately: true,
			...(worldId === null ? {} : { worldId }),
			js: [{ code }],
		});
		return answer?.result;
	},
	async execute(tabId, worldId, code, frameId) {
		const target = frameId === undefined ? { tabId, allFrames: true } : { tabId, frameIds: [frameId] };
		const results = await chrome.userScripts.execute<unknown>({
			target,
			world: "USER_SCRIPT",
			...(worldId === null ? {} : { worldId }),
			js: [{ code }],
		});
		return results.map((result) => ({ frameId: result.frameId, result: result.result }));
	},
};

function toBrowser(script: BrowserRegistration): chrome.userScripts.RegisteredUserScript {
	const { id, matches, excludeMatches, allFrames, runAt, world, worldId, sources } = script;
	return {
		id,
		matches: [...matches],
		excludeMatches: [...excludeMatches],
		allFrames,
		runAt,
		world,
		...(world === "USER_SCRIPT" && worldId !== null ? { worldId } : {}),
		js: sources.map(({ code }) => ({ code })),
	};
}

/**
 * The property appears with the switch, without a restart. When the switch is turned off again, a context that has it keeps it, and each
 * call throws (developer.chrome.com, chrome.userScripts, "Check API availability").
 */
function isAllowed(): boolean {
	if (typeof chrome.userScripts?.register !== "function") return false;
	try {
		chrome.userScripts.getScripts({ ids: [] }).catch(() => undefined);
		return true;
	} catch {
		return false;
	}
}

/** A frame without an address of its own belongs to the site that made it. */
function addressOf({ url = "", origin = "" }: chrome.runtime.MessageSender): string {
	return url.startsWith("about:") && /^https?:/.test(origin) ? `${origin}/` : url;
}

let listening = false;

/**
 * Messages from the worlds of userscripts. The event exists only while userscripts are allowed: call again when they
 * are; a second listener is never added.
 */
export function onUserScriptMessage(answer: (message: unknown, sender: UserScriptSender) => Promise<unknown>): void {
	const event = chrome.runtime.onUserScriptMessage;
	if (listening || event === undefined) return;
	listening = true;
	event.addListener((message, sender, respond) => {
		const { tab, frameId, documentId } = sender;
		void answer(message, {
			url: addressOf(sender),
			tabId: tab?.id,
			frameId,
			documentId,
			isPrivate: tab?.incognito,
		}).then(respond);
		return true; // the reply comes later
	});
}

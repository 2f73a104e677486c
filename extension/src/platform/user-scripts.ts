import type { UserScriptSender } from "./user-script-sender.ts";
import type { BrowserRegistration, ExecuteInTabPort, UserScriptsPort } from "./user-scripts-port.ts";

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
	async run(target, world, sources, isImmediate) {
		const [first = { code: "" }, ...others] = sources.map(({ code }) => ({ code }));
		const { tabId } = target;
		await chrome.userScripts.execute({
			target: "frameId" in target ? { tabId, frameIds: [target.frameId] } : { tabId, documentIds: [target.documentId] },
			injectImmediately: isImmediate,
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

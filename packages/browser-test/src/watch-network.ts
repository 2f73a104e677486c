import { type CausedBy, type TestResult, testRunLimits } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { CDPSession, Protocol } from "puppeteer-core";
import { LOGIN_HOST } from "./prepare-page.ts";

type Listed = TestResult["networkRequests"][number];
type Initiator = Protocol.Network.Initiator;
type StackTrace = Protocol.Runtime.StackTrace;

export interface NetworkRecord {
	/** The script starts now. */
	begin(): void;
	/**
	 * In the order in which they began.
	 * @param known addresses that the script is known to have asked for: the browser does not tell who loads an image after a pause
	 */
	requests(known: ReadonlySet<string>): readonly Listed[];
	/** Addresses of documents of the page itself, with those that redirected. */
	documents(): readonly string[];
	/** Whether any document, frame or worker of the page has asked for the host. */
	hasSeen(host: string): boolean;
}

const urlsOf = (stack: StackTrace | undefined): string[] =>
	stack === undefined ? [] : [...stack.callFrames.map(({ url }) => url), ...urlsOf(stack.parent)];

/** Sends async stacks as deep as this, so that requests of timers and promises lead back to the script. */
const STACK_DEPTH = 12;

/**
 * Records the requests of a page, its frames and its workers, and who caused them: a request is the script's when the script is on the
 * stack that began it, or when it comes from something that the script loaded.
 * @param session of the page, before it loads anything
 * @param scriptUrl name of the script in stacks
 * @returns the record, which grows
 */
export async function watchNetwork(session: CDPSession, scriptUrl: string): Promise<NetworkRecord> {
	/** `sources`: addresses of the code on the stack, and of the document whose markup asked. */
	const listed = new Map<string, Listed & { readonly sources: readonly string[] }>();
	const [causedUrls, causedFrames, allHosts] = [new Set<string>([scriptUrl]), new Set<string>(), new Set<string>()];
	const documents: string[] = [];
	let hasBegun = false;
	const isCaused = (stack: StackTrace | undefined): boolean =>
		stack !== undefined && (stack.callFrames.some(({ url }) => causedUrls.has(url)) || isCaused(stack.parent));
	const causeOf = (initiator: Initiator | undefined, frame: string | undefined): CausedBy =>
		isCaused(initiator?.stack) ||
		(initiator?.url !== undefined && causedUrls.has(initiator.url)) ||
		(frame !== undefined && causedFrames.has(frame))
			? "script"
			: "page";

	const begin = (id: string, method: string, url: string, by: CausedBy, initiator: Initiator | undefined): void => {
		// Also of a `blob:` address: the worker that it becomes is the script's.
		if (by === "script") causedUrls.add(url);
		const host = URL.parse(url)?.hostname ?? "";
		if (host === "" || host === LOGIN_HOST || !/^(?:https?|wss?):/.test(url)) return;
		allHosts.add(host);
		if (listed.size >= testRunLimits.requests) return;
		const sources = [...urlsOf(initiator?.stack), initiator?.url ?? ""];
		listed.set(id, { method: method.slice(0, 20), url: url.slice(0, 300), status: null, by, sources });
	};
	const end = (id: string, status: number): void => {
		const request = listed.get(id);
		if (request !== undefined) listed.set(id, { ...request, status });
	};

	const watch = async (target: CDPSession, name: string, isOfScript: () => boolean): Promise<void> => {
		/** A redirect has the id of the request before it. */
		const hops = new Map<string, number>();
		const key = (id: string): string => `${name} ${id} ${hops.get(id) ?? 0}`;
		target.on("Network.requestWillBeSent", ({ requestId, request, initiator, frameId, redirectResponse, type }) => {
			if (type === "Document" && name === "page") documents.push(request.url);
			const before = listed.get(key(requestId));
			if (redirectResponse) {
				end(key(requestId), redirectResponse.status);
				hops.set(requestId, (hops.get(requestId) ?? 0) + 1);
			}
			const by = isOfScript() || before?.by === "script" ? "script" : causeOf(initiator, frameId);
			begin(key(requestId), request.method, request.url, by, initiator);
		});
		target.on("Network.responseReceived", ({ requestId, response }) => end(key(requestId), response.status));
		target.on("Network.webSocketCreated", ({ requestId, url, initiator }) =>
			begin(key(requestId), "WebSocket", url, isOfScript() ? "script" : causeOf(initiator, undefined), initiator),
		);
		target.on("Network.webSocketHandshakeResponseReceived", ({ requestId, response }) =>
			end(key(requestId), response.status),
		);
		target.on("Page.frameAttached", ({ frameId, parentFrameId, stack }) => {
			if (isCaused(stack) || causedFrames.has(parentFrameId)) causedFrames.add(frameId);
		});
		await target.send("Network.enable");
	};

	await watch(session, "page", () => false);
	await session.send("Page.enable");
	await session.send("Debugger.enable");
	await session.send("Debugger.setSkipAllPauses", { skip: true });
	await session.send("Debugger.setAsyncCallStackDepth", { maxDepth: STACK_DEPTH });
	// Frames of other sites and workers are debugging targets of their own; the browser holds each until it is watched.
	let targets = 0;
	const attach = async (parent: CDPSession): Promise<void> => {
		parent.on("Target.attachedToTarget", ({ sessionId, targetInfo: { targetId, type, url } }) => {
			const child = parent.connection()?.session(sessionId);
			if (!child) return;
			targets += 1;
			// The browser does not tell who starts a worker: one that comes after the script has begun counts as the script's.
			const isLater = hasBegun && type.includes("worker");
			const isOfScript = () => isLater || causedFrames.has(targetId) || causedUrls.has(url);
			const begun = watch(child, `target ${targets}`, isOfScript).then(() => attach(child));
			// A target that is gone again needs no watching.
			void begun.then(() => child.send("Runtime.runIfWaitingForDebugger")).catch(() => undefined);
		});
		await parent.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
	};
	await attach(session);
	return {
		begin: () => {
			hasBegun = true;
		},
		documents: () => documents,
		requests: (known) => {
			// What it asked for asks for more: a request comes after the one that caused it.
			const own = new Set(known);
			return [...listed.values()].map(({ method, url, status, by, sources }) => {
				const isOwn = by === "script" || own.has(url) || sources.some((source) => own.has(source));
				if (isOwn && !documents.includes(url)) own.add(url);
				return { method, url, status, by: isOwn ? "script" : by };
			});
		},
		hasSeen: (host) => allHosts.has(host),
	};
}

import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import type { ChannelClient } from "@scriptorium/shared-protocol/channel/client";
import type {
	OutlineLink,
	OutlinePurpose,
	OutlineRefusal,
} from "@scriptorium/shared-protocol/host-remote/outline-link";
import type { PageOutline } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { bridgeTimings } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import {
	endOutlineRequest,
	getOutline,
	outlineStatus,
	requestOutline,
	SHARE_OUTLINE,
} from "@scriptorium/shared-protocol/hub-extension/request-outline";
import { en } from "./messages/en.ts";

export interface RunningOutlineLink extends OutlineLink {
	/** Called when a connection opens: asks what has become of the request. */
	connected(client: ChannelClient): void;
	lost(): void;
	/** No further attempt to connect follows by itself: a request that waits has failed. */
	gaveUp(): void;
}

export interface OutlineLinkPorts {
	readonly newId: () => string;
	/** Capabilities of the connected extension. */
	readonly capabilities: () => readonly string[];
	readonly log: (line: string) => void;
}

type Outcome = Result<PageOutline, OutlineRefusal>;

/** The request that waits for the person. */
interface Waiting {
	readonly requestId: string;
	readonly end: (outcome: Outcome) => void;
}

const timeoutMs = bridgeTimings.connectTimeoutMs;
const unknown = (message: string): Outcome => fail("UNKNOWN_ERROR", message);

/** Follows one request for an outline across connections. One that the extension does not know any more has failed. */
export function createOutlineLink({ newId, capabilities, log }: OutlineLinkPorts): RunningOutlineLink {
	let client: ChannelClient | null = null;
	let waiting: Waiting | null = null;
	/** Requests that were ended while there was no connection. */
	const unreleased = new Set<string>();

	const settle = (requestId: string, outcome: Outcome): void => {
		if (waiting?.requestId !== requestId) return;
		waiting.end(outcome);
		waiting = null;
	};
	/** Closes the page that asks, and has the extension delete what was shared. */
	const release = async (requestId: string): Promise<void> => {
		if (client === null) return void unreleased.add(requestId);
		const ended = await client.request(endOutlineRequest, { requestId }, { timeoutMs });
		// The extension also ends a request when this page is left.
		if (!ended.ok) log(`the outline's request was not ended: ${ended.error.code}`);
	};
	const catchUp = async (over: ChannelClient): Promise<void> => {
		const requestId = waiting?.requestId;
		if (requestId === undefined) return;
		const answer = await over.request(getOutline, { requestId }, { timeoutMs });
		if (over !== client) return;
		if (!answer.ok) {
			// The next connection asks again.
			if (answer.error.code === "DISCONNECTED") return;
			return settle(requestId, unknown(en.outlineLost));
		}
		const { state, outline } = answer.value;
		if (state === "asking") return;
		settle(requestId, outline === null ? fail("PERMISSION_DENIED", en.outlineRefused) : succeed(outline));
		await release(requestId);
	};
	const ask = async (over: ChannelClient, requestId: string, purpose: OutlinePurpose): Promise<void> => {
		const sent = await over.request(requestOutline, { requestId, purpose }, { timeoutMs });
		// Cut in the middle: the next connection asks what has become of it.
		if (sent.ok || sent.error.code === "DISCONNECTED") return;
		const { code, message } = sent.error;
		if (code === "TIMEOUT") void release(requestId);
		settle(requestId, code === "PERMISSION_DENIED" ? fail(code, message) : unknown(message));
	};

	return {
		async request(signal, purpose = "outline") {
			if (signal.aborted) return unknown(en.outlineWithdrawn);
			if (client === null) return fail("EXTENSION_NOT_INSTALLED", en.notConnected);
			if (!capabilities().includes(SHARE_OUTLINE)) return fail("NOT_SUPPORTED", en.cannotOutline);
			if (waiting !== null) return unknown(en.outlineAsked);
			const requestId = newId();
			const abort = (): void => {
				settle(requestId, unknown(en.outlineWithdrawn));
				void release(requestId);
			};
			const decided = new Promise<Outcome>((resolve) => {
				waiting = { requestId, end: resolve };
			});
			signal.addEventListener("abort", abort);
			void ask(client, requestId, purpose);
			const outcome = await decided;
			signal.removeEventListener("abort", abort);
			return outcome;
		},
		connected(opened) {
			client = opened;
			opened.on(outlineStatus, ({ requestId, state }) => {
				if (opened !== client || requestId !== waiting?.requestId) return;
				if (state === "shared") void catchUp(opened);
				// The request of another page may have replaced it by now.
				else if (state === "refused") settle(requestId, fail("PERMISSION_DENIED", en.outlineRefused));
			});
			for (const requestId of unreleased) void release(requestId);
			unreleased.clear();
			void catchUp(opened);
		},
		lost() {
			client = null;
		},
		gaveUp() {
			if (waiting !== null) settle(waiting.requestId, fail("EXTENSION_NOT_INSTALLED", en.notConnected));
		},
	};
}

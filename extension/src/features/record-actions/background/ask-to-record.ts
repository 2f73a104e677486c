import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import type { RecordingOptions } from "@scriptorium/flow/recording/recording-session";
import type { SendEvent } from "@scriptorium/shared-protocol/channel/define-message";
import type { RecordingRequest } from "@scriptorium/shared-protocol/extension-internal/recording-consent";
import { recordingErrorEvent } from "@scriptorium/shared-protocol/hub-extension/recording-error";
import { recordingStatus } from "@scriptorium/shared-protocol/hub-extension/recording-status";
import * as z from "zod/mini";
import { createRefusalLimit } from "../../../hub/refusal-limit.ts";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import { createQueue } from "../../../platform/storage/queue.ts";
import type { RecorderStatus } from "../domain/kept-session.ts";
import { type AskedRecording, askedRecording, isCovered, recordingConsent } from "../domain/recording-consent.ts";
import { en } from "../messages/en.ts";
import type { RecordingCommands } from "./recording-commands.ts";
import { orStorageError } from "./storage-error.ts";

const ASKED = "recording-asked";
const CONSENTS = "recording-consents";

export interface AskToRecordPorts {
	readonly recorder: Pick<RecordingCommands, "start" | "status" | "control" | "session">;
	readonly hubOrigin: string;
	/** Kept until the browser is closed. */
	readonly session: KeyValueStore;
	/** Sends an event to every connected page of the hub. */
	readonly send: SendEvent;
	/** Opens the page that asks the person, in front of a tab; resolves with its own tab. */
	readonly openRequest: (requestId: string, hubTabId: number) => Promise<number | null>;
	readonly closeTab: (tabId: number) => void;
	readonly newId: () => string;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly log: (line: string) => void;
}

type StartFailure = "SESSION_ALREADY_EXISTS" | "PERMISSION_DENIED" | "STORAGE_ERROR" | "UNKNOWN_ERROR";

/**
 * Recordings that a page of the hub asks for. The person agrees on a page of the extension, once for each tab of the hub, until that
 * tab is closed, shows another site, or the browser is closed. Nothing is kept in memory: the worker may end while the page asks.
 */
export interface AskToRecord {
	/** Starts at once where that was agreed to; otherwise answers with the state `asking`, and the answer follows as an event. */
	start(
		sessionId: string,
		options: RecordingOptions,
		hubTabId: number | null,
	): Promise<Result<RecorderStatus, StartFailure>>;
	/** Whether the person is asked at this moment. */
	isAsking(): Promise<boolean>;
	/** Withdraws a recording that is asked for. Null: it is not asked for. */
	withdraw(sessionId: string): Promise<RecorderStatus | null>;
	request(requestId: string): Promise<Result<RecordingRequest, "REQUEST_GONE" | "STORAGE_ERROR">>;
	allow(requestId: string): Promise<Result<null, "REQUEST_GONE" | "SESSION_ALREADY_EXISTS" | "STORAGE_ERROR">>;
	consentedTabs(): Promise<Result<number, "STORAGE_ERROR">>;
	forget(): Promise<Result<null, "STORAGE_ERROR">>;
	/** The page that asks was closed, which refuses, or a tab of the hub. */
	tabClosed(tabId: number): Promise<void>;
	/** A tab shows another document. */
	tabNavigated(tabId: number, url: string): Promise<void>;
}

/** The recorder's status for pages of the hub while the person is asked. */
export const asAsking = (status: RecorderStatus): RecorderStatus => ({
	...status,
	status: { ...status.status, state: "asking" },
});

/** Creates the gate before the recorder's `start`. */
export function createAskToRecord(ports: AskToRecordPorts): AskToRecord {
	const { recorder, session, hubOrigin } = ports;
	const inTurn = createQueue();
	const refusals = createRefusalLimit(session, "recording", ports.now);
	const stored = <Value, Code extends string>(task: () => Promise<Result<Value, Code>>) =>
		inTurn(() => orStorageError(task, (why) => ports.log(`the recording could not be asked for: ${why}`)));

	const readAsked = async (): Promise<AskedRecording | null> => {
		const read = z.safeParse(askedRecording, await session.read(ASKED));
		return read.success ? read.data : null;
	};
	const readConsents = async () => {
		const read = z.safeParse(z.array(recordingConsent), await session.read(CONSENTS));
		return read.success ? read.data : [];
	};
	const consentOf = async (tabId: number) => (await readConsents()).find(({ hubTabId }) => hubTabId === tabId) ?? null;
	/** Tells pages of the hub the current status, after the question has ended. */
	const tellStatus = async (): Promise<void> => {
		const status = await recorder.status(undefined, undefined, ports.send);
		if (status.ok) ports.send(recordingStatus, status.value);
	};
	const refuse = async ({ sessionId }: AskedRecording): Promise<void> => {
		await session.remove([ASKED]);
		await tellStatus();
		ports.send(recordingErrorEvent, { sessionId, error: { code: "PERMISSION_DENIED", message: en.refused } });
	};
	const statusNow = () => recorder.status(undefined, undefined, ports.send);
	const dropConsent = async (tabId: number): Promise<void> => {
		const consents = await readConsents();
		const left = consents.filter(({ hubTabId }) => hubTabId !== tabId);
		if (left.length < consents.length) await session.write({ [CONSENTS]: left });
	};
	const hubTabGone = async (tabId: number): Promise<void> => {
		await dropConsent(tabId);
		const asked = await readAsked();
		if (asked?.hubTabId !== tabId) return;
		await refusals.withdrawn();
		await refuse(asked);
		if (asked.pageTabId !== null) ports.closeTab(asked.pageTabId);
	};

	return {
		start: (sessionId, options, hubTabId) =>
			stored(async () => {
				if (hubTabId === null) return fail("PERMISSION_DENIED", en.refused);
				const [asked, kept, consent] = [await readAsked(), await recorder.session(), await consentOf(hubTabId)];
				if (asked !== null) return fail("SESSION_ALREADY_EXISTS", en.asksAlready);
				const isActive = kept !== null && (kept.state !== "stopped" || kept.id === sessionId);
				if (isActive || (consent !== null && isCovered(consent.options, options)))
					return recorder.start(sessionId, options);
				if (await refusals.isReached()) return fail("PERMISSION_DENIED", en.refusedOften);
				const request = { requestId: ports.newId(), sessionId, hubTabId, options };
				await session.write({ [ASKED]: { ...request, pageTabId: null } });
				const pageTabId = await ports.openRequest(request.requestId, hubTabId).catch(() => null);
				if (pageTabId === null) {
					await session.remove([ASKED]);
					return fail("UNKNOWN_ERROR", en.noPage);
				}
				await session.write({ [ASKED]: { ...request, pageTabId } });
				const status = await statusNow();
				if (!status.ok) return fail("STORAGE_ERROR", status.error.message);
				const asking = asAsking(status.value);
				ports.send(recordingStatus, asking);
				return succeed(asking);
			}),
		isAsking: async () => (await readAsked()) !== null,
		withdraw: (sessionId) =>
			inTurn(async () => {
				const asked = await readAsked();
				if (asked?.sessionId !== sessionId) return null;
				await refusals.withdrawn();
				await refuse(asked);
				if (asked.pageTabId !== null) ports.closeTab(asked.pageTabId);
				const status = await statusNow();
				return status.ok ? status.value : null;
			}),
		request: (requestId) =>
			stored(async () => {
				const asked = await readAsked();
				if (asked?.requestId !== requestId) return fail("REQUEST_GONE", en.gone);
				const { captureScreenshots, captureNetwork, captureConsole, allowedDomains } = asked.options;
				const isMore = (await consentOf(asked.hubTabId)) !== null;
				return succeed({
					hub: hubOrigin,
					captureScreenshots,
					captureNetwork,
					captureConsole,
					allowedDomains: [...allowedDomains],
					isMore,
				});
			}),
		allow: (requestId) =>
			stored(async () => {
				const asked = await readAsked();
				if (asked?.requestId !== requestId) return fail("REQUEST_GONE", en.gone);
				const { sessionId, hubTabId, options } = asked;
				await session.remove([ASKED]);
				await refusals.agreed();
				await dropConsent(hubTabId);
				await session.write({ [CONSENTS]: [...(await readConsents()), { hubTabId, options }] });
				const started = await recorder.start(sessionId, options);
				if (started.ok) return succeed(null);
				ports.send(recordingErrorEvent, { sessionId, error: started.error });
				await tellStatus();
				return started;
			}),
		consentedTabs: () => stored(async () => succeed((await readConsents()).length)),
		forget: () =>
			stored(async () => {
				await session.remove([CONSENTS]);
				const kept = await recorder.session();
				if (kept === null || kept.state === "stopped") return succeed(null);
				const ended = await recorder.control(kept.id, "stop");
				return ended.ok || ended.error.code === "SESSION_NOT_FOUND"
					? succeed(null)
					: fail("STORAGE_ERROR", ended.error.message);
			}),
		tabClosed: (tabId) =>
			inTurn(async () => {
				const asked = await readAsked();
				if (asked?.pageTabId === tabId) {
					await refusals.refused();
					await refuse(asked);
				}
				await hubTabGone(tabId);
			}),
		tabNavigated: (tabId, url) =>
			inTurn(async () => {
				const page = URL.canParse(url) ? new URL(url) : null;
				// A `blob:` page has the origin of the hub, too.
				const isHub = page?.origin === hubOrigin && ["http:", "https:"].includes(page.protocol);
				if (!isHub) await hubTabGone(tabId);
			}),
	};
}

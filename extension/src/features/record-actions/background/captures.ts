import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import { captureLimits, type RecordingCapture } from "@scriptorium/flow/recording/recording-capture";
import { redactAddress } from "@scriptorium/redaction/redact-address";
import type { KeptSession } from "../domain/kept-session.ts";
import { mayRecord } from "../domain/may-record.ts";
import { addressRules } from "../domain/redact-incoming.ts";
import type { CapturePage, CaptureStore } from "./capture-store.ts";
import { orStorageError } from "./storage-error.ts";

export interface CapturePorts {
	readonly store: CaptureStore;
	readonly session: () => Promise<KeptSession | null>;
	readonly hubOrigin: string;
	/** A picture of a tab with its address, of at most `maxLength` characters; null when it cannot or must not be taken. */
	readonly picture: (
		tabId: number,
		maxLength: number,
	) => Promise<{ readonly url: string; readonly image: string } | null>;
	readonly now: () => number;
	readonly wait: (ms: number) => Promise<void>;
	readonly newId: () => string;
	readonly log: (line: string) => void;
}

export interface Captures {
	keep(
		sessionId: string,
		captures: readonly RecordingCapture[],
		pageUrl: string,
	): Promise<Result<Record<string, never>, "SESSION_NOT_FOUND" | "PERMISSION_DENIED" | "STORAGE_ERROR">>;
	read(sessionId: string, after: number): Promise<Result<CapturePage, "SESSION_NOT_FOUND" | "STORAGE_ERROR">>;
	/**
	 * Takes a picture of the tab after a short delay. Ignores updates of actions that come before the latest one that asked for a
	 * picture: the page already shows the effect of the later action.
	 * @param action its id, and its zero-based position in the recording
	 */
	actionKept(sessionId: string, action: { readonly id: string; readonly index: number }, tabId: number): void;
}

/** Time for a page to render the effect of an action. */
const DRAWING_MS = 150;
/** Interval between pictures: browsers allow two per second (`MAX_CAPTURE_VISIBLE_TAB_CALLS_PER_SECOND`). */
const BETWEEN_PICTURES_MS = 600;
/** Characters of one answer; with its envelope it stays below the bridge's limit. */
const MAX_ANSWER_CHARACTERS = 200_000;

interface WantedPicture {
	readonly sessionId: string;
	readonly actionId: string;
	readonly tabId: number;
	/** Whether one try gave no picture already. A busy browser refuses some; a secret on the page can have gone by the second try. */
	readonly isSecondTry: boolean;
}

/** Collects captures, when the recording's options ask for them. */
export function createCaptures(ports: CapturePorts): Captures {
	const { store, now } = ports;
	let wanted: WantedPicture | null = null;
	/** Recording and position of the latest action that asked for a picture. */
	let latest = { sessionId: "", index: -1 };
	let isUnderWay = false;
	let lastPicture = Number.NEGATIVE_INFINITY;

	/** Captures are accepted from recorded pages only. */
	const mayKeep = (session: KeptSession, pageUrl: string): boolean =>
		mayRecord(pageUrl, { hubOrigin: ports.hubOrigin, allowedDomains: session.options.allowedDomains });
	const beforeHalt = ({ haltedAt }: KeptSession, captures: readonly RecordingCapture[]): RecordingCapture[] =>
		captures.filter(({ timestamp }) => timestamp <= (haltedAt ?? Number.POSITIVE_INFINITY));

	/** A picture that was under way when the recording halted, or when the user hid a value, is not stored: it may show the value. */
	const isUnchanged = (before: KeptSession, after: KeptSession | null): boolean =>
		after?.id === before.id && after.state === "recording" && after.hiddenIds?.length === before.hiddenIds?.length;

	async function takePictures(): Promise<void> {
		isUnderWay = true;
		try {
			while (wanted !== null) {
				await ports.wait(Math.max(DRAWING_MS, lastPicture + BETWEEN_PICTURES_MS - now()));
				const tried: WantedPicture = wanted;
				const { sessionId, actionId, tabId } = tried;
				wanted = null;
				const session = await ports.session();
				if (session?.id !== sessionId || session.state !== "recording") continue;
				const seen = await ports.picture(tabId, captureLimits.picture);
				lastPicture = now();
				if (seen === null && !tried.isSecondTry) wanted ??= { ...tried, isSecondTry: true };
				if (seen === null || !mayKeep(session, seen.url) || !isUnchanged(session, await ports.session())) continue;
				const url = redactAddress(seen.url, addressRules(session));
				const taken = { id: ports.newId(), timestamp: now(), url, image: seen.image } as const;
				await store.keep(sessionId, [{ ...taken, kind: "screenshot", after: actionId }]);
			}
		} catch (thrown) {
			ports.log(`a picture was not kept: ${messageOf(thrown)}`);
		} finally {
			isUnderWay = false;
		}
	}

	const stored = <Value, Code extends string>(act: () => Promise<Result<Value, Code>>) =>
		orStorageError(act, (why) => ports.log(`captures could not be kept: ${why}`));

	return {
		actionKept(sessionId, { id, index }, tabId) {
			if (latest.sessionId === sessionId && index < latest.index) return;
			latest = { sessionId, index };
			wanted = { sessionId, actionId: id, tabId, isSecondTry: false };
			if (!isUnderWay) void takePictures();
		},
		keep: (sessionId, captures, pageUrl) =>
			stored(async () => {
				const session = await ports.session();
				if (session?.id !== sessionId) return fail("SESSION_NOT_FOUND", "Nothing is being recorded");
				if (!mayKeep(session, pageUrl)) return fail("PERMISSION_DENIED", "This page is not recorded");
				await store.keep(
					sessionId,
					beforeHalt(session, captures).map((capture) => withoutSecrets(capture, session)),
				);
				return succeed({});
			}),
		read: (sessionId, after) =>
			stored(async () => {
				const session = await ports.session();
				if (session?.id !== sessionId) return fail("SESSION_NOT_FOUND", "There is no such recording session");
				return succeed(await store.after(after, MAX_ANSWER_CHARACTERS));
			}),
	};

	/** Redacts again after the page did, as the names of secret fields of earlier pages are known only here. */
	function withoutSecrets(capture: RecordingCapture, session: KeptSession): RecordingCapture {
		const rules = addressRules(session);
		const redacted = { ...capture, url: redactAddress(capture.url, rules) };
		return redacted.kind === "request" ? { ...redacted, address: redactAddress(redacted.address, rules) } : redacted;
	}
}

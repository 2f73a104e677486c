import { redactAction } from "@scriptorium/flow/recording/redact-action";
import { redactAddress } from "@scriptorium/redaction/redact-address";
import type { Redactor } from "@scriptorium/redaction/redact-text";
import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import {
	controlRecorder,
	recordAction,
	recorderChanged,
	type recorderState,
} from "@scriptorium/shared-protocol/extension-internal/record-actions";
import { createSecretsOfPage } from "../../../page-secrets/secrets-of-page.ts";
import type { PageEvent } from "../page-channel.ts";
import { createStateAsker } from "./ask-recorder-state.ts";
import { recordChosenFiles } from "./chosen-files.ts";
import { createTargetDescriber } from "./describe-target.ts";
import { dialogAction } from "./dialog-action.ts";
import { type FramePlace, findFramePlace } from "./frame-place.ts";
import { onLeaving } from "./leaving.ts";
import { listenToPage } from "./listen-to-page.ts";
import { createPageRecorder, type PageRecorder } from "./page-recorder.ts";
import { recordChoices } from "./record-choices.ts";
import { recordClicks } from "./record-clicks.ts";
import { recordDragging } from "./record-dragging.ts";
import { recordHovering } from "./record-hovering.ts";
import { recordKeys } from "./record-keys.ts";
import { recordScrolling } from "./record-scrolling.ts";
import { recordTyping } from "./record-typing.ts";
import { createRecorderBadge, type RecorderBadge } from "./recorder-badge.ts";
import { createSecretPads } from "./secret-pads.ts";
import { createActionSender, type Sent } from "./send-actions.ts";
import { createCaptureSender } from "./send-captures.ts";
import { type TimedConsoleEvent, watchCaptures } from "./watch-captures.ts";
import { watchLeaving } from "./watch-leaving.ts";
import { watchPopups } from "./watch-popups.ts";
import { ask, onEvent, type RecorderPort } from "./worker-connection.ts";

type Session = NonNullable<PayloadOf<typeof recorderState>["session"]>;

/** Codes of errors that can be retried. */
const RETRYABLE: ReadonlySet<string> = new Set(["STORAGE_ERROR", "OUT_OF_ORDER"]);

const MAX_EARLY_EVENTS = 200;

/** The active recording of a page. */
interface Watching {
	/** Adds the listeners, also again after the page lost them. */
	readonly listen: () => void;
	readonly stop: () => void;
}

export interface StartedRecorder {
	readonly stop: () => void;
	/** CSS of elements that are not recorded; empty for none. */
	readonly ignored: () => string;
	/** A redactor for the secrets that were entered in this page. */
	readonly redactor: () => Redactor;
}

/** Starts the recorder of one page or frame: follows the worker's state, and records input while a recording is active. */
export function startRecorder(port: RecorderPort, newId: () => string): StartedRecorder {
	let session: Session | null = null;
	let watching: Watching | null = null;
	let badge: RecorderBadge | null = null;
	let ignored = "";
	let onPageEvent: ((event: PageEvent, timestamp: number) => void) | null = null;
	/** Console events from before the recorder's options are known. */
	let early: TimedConsoleEvent[] | null = [];
	const wasFirst = document.readyState === "loading";
	// Synchronously, before the page's own scripts run.
	const page = listenToPage(window, (event) => {
		if (onPageEvent !== null) onPageEvent(event, Date.now());
		else if ("level" in event && early !== null && early.length < MAX_EARLY_EVENTS)
			early.push({ ...event, timestamp: Date.now() });
	});
	// Synchronously, as a password input may be shown or replaced at any time.
	const secrets = createSecretsOfPage(port.shadowRootOf);
	const isTop = window === window.top;
	const log = (line: string): void => console.debug(`[scriptorium] ${line}`);

	const command = async (given: "pause" | "resume" | "stop"): Promise<void> => {
		if (session === null) return;
		const asked = { sessionId: session.id, command: given };
		let answer = await ask(port, controlRecorder, asked);
		// A worker that was just stopped answers the second request.
		if (!answer.ok && answer.error.code === "UNREACHABLE") answer = await ask(port, controlRecorder, asked);
		if (answer.ok) apply(answer.value.session);
	};
	const showBadge = ({ state, actionCount }: Session): void => {
		if (!isTop) return;
		badge ??= createRecorderBadge((given) => void command(given));
		badge.show({ isPaused: state === "paused", actionCount });
	};
	const apply = (now: Session | null): void => {
		const before = session;
		session = now;
		if (now?.state !== "recording" || now.id !== before?.id) stopWatching();
		if (now === null) {
			early = null;
			badge?.remove();
			badge = null;
			page.release();
			return;
		}
		showBadge(now);
		if (now.state === "recording" && watching === null) watching = watch(now);
		early = null;
	};
	const { ask: refresh, close: stopAsking } = createStateAsker(port, apply, () => stop());

	function watch({ id, options }: Session): Watching {
		const controller = new AbortController();
		const { signal } = controller;
		const isOwn = (element: Element): boolean => badge?.has(element) ?? false;
		const shadowRootOf = (host: Element) => (isOwn(host) ? null : port.shadowRootOf(host));
		const describer = createTargetDescriber(shadowRootOf);
		const sender = createActionSender({
			wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
			async send(action, follows): Promise<Sent> {
				if (!port.isAlive()) {
					stop();
					return "refused";
				}
				const answer = await ask(port, recordAction, {
					sessionId: id,
					action,
					...(follows === null ? {} : { follows }),
				});
				if (answer.ok) apply(answer.value.session);
				else if (answer.error.code === "UNREACHABLE" || RETRYABLE.has(answer.error.details ?? "")) return "again";
				else void refresh();
				return answer.ok ? "kept" : "refused";
			},
		});
		let place: FramePlace | null = null;
		const recorder = createPageRecorder({
			options,
			describer,
			shadowRootOf,
			isOwn,
			isSecret: secrets.isSecret,
			newId,
			log,
			sender: { ...sender, put: (action) => sender.put(redactAction(action, { redactor: secrets.redactor() })) },
			frame: () => place?.chain() ?? [],
			now: Date.now,
		});
		({ ignored } = recorder);
		let listening: AbortController | null = null;
		const listen = (): void => {
			listening?.abort();
			listening = new AbortController();
			secrets.listen(listening.signal);
			const placing = { newId, onPlaced: recorder.framePlaced };
			place = findFramePlace({ ...port, shadowRootOf }, describer, placing, listening.signal);
			recordInput(recorder, listening.signal);
			onLeaving(sender.flush, { signal: listening.signal });
		};
		listen();
		const capture = watchCaptures(
			{ options, sender: createCaptureSender(port, id), newId, now: Date.now, wasFirst, redactor: secrets.redactor },
			signal,
		);
		for (const line of early ?? []) capture(line);
		onPageEvent = (event, timestamp) => {
			if ("level" in event) capture({ ...event, timestamp });
			else if ("files" in event) recordChosenFiles(recorder, event, timestamp);
			else recorder.add(dialogAction(event, secrets.remember));
		};
		signal.addEventListener("abort", () => {
			listening?.abort();
			describer.close();
			sender.flush();
			sender.close();
		});
		return { listen, stop: () => controller.abort() };
	}
	function stopWatching(): void {
		watching?.stop();
		watching = null;
		onPageEvent = null;
	}
	// A page from the back/forward cache may have missed a pause or the end.
	const shown = ({ persisted }: PageTransitionEvent): void => {
		if (persisted) void refresh();
	};
	window.addEventListener("pageshow", shown);
	const life = new AbortController();
	onListenersRemoved(
		window,
		() => {
			page.listen();
			window.addEventListener("pageshow", shown);
			watching?.listen();
			// The badge's buttons lost their listeners as well.
			badge?.remove();
			badge = null;
			if (session !== null) showBadge(session);
		},
		life.signal,
	);
	const stopListening = onEvent(port, recorderChanged, () => void refresh());
	function stop(): void {
		stopListening();
		life.abort();
		page.stop();
		secrets.close();
		stopAsking();
		window.removeEventListener("pageshow", shown);
		apply(null);
	}
	void refresh();
	return { stop, ignored: () => ignored, redactor: secrets.redactor };
}

/** Records all kinds of input in a page. */
function recordInput(recorder: PageRecorder, signal: AbortSignal): void {
	const reveal = recordHovering(recorder, signal);
	recordScrolling(recorder, signal);
	const pads = createSecretPads(recorder, signal);
	const clicks = recordClicks(recorder, pads, reveal, signal);
	recordDragging(recorder, clicks.skipNext, signal);
	// A text comes before the key that leaves its field.
	recordTyping(recorder, signal);
	recordKeys(recorder, pads, watchPopups(recorder, signal), signal);
	recordChoices(recorder, signal);
	recordHistory(recorder, signal);
	watchLeaving(recorder, signal);
}

/**
 * Calls back after all listeners of a window were removed, including those of extensions, as `document.open()` does (HTML, "document
 * open steps", 9 and 10). No event reports it. Mutation observers stay, so a probe event after a change of the document shows
 * whether the listeners are still there.
 * @param page the window
 * @param act called before any input can reach the new document
 * @param signal stops the observation
 */
function onListenersRemoved(page: Window, act: () => void, signal: AbortSignal): void {
	const probe = crypto.getRandomValues(new Uint32Array(4)).join("-");
	let isReceived = false;
	const listen = (): void => page.addEventListener(probe, () => (isReceived = true), { signal });
	const observer = new MutationObserver(() => {
		isReceived = false;
		page.dispatchEvent(new Event(probe));
		if (isReceived) return;
		listen();
		act();
	});
	listen();
	observer.observe(page.document, { childList: true });
	signal.addEventListener("abort", () => observer.disconnect());
}

/**
 * Records uses of the browser's back and forward buttons. Only the page can distinguish them from a script's `history.back()`; the
 * worker merges this report with the browser's own. Browsers without the Navigation API leave it to the worker.
 */
function recordHistory(recorder: PageRecorder, signal: AbortSignal): void {
	if (window !== window.top || !("navigation" in window)) return;
	const { navigation } = window;
	navigation.addEventListener(
		"navigate",
		({ navigationType, userInitiated, destination }) => {
			if (navigationType !== "traverse" || !userInitiated) return;
			const here = navigation.currentEntry?.index ?? Number.POSITIVE_INFINITY;
			recorder.add({
				type: "navigate",
				targetUrl: redactAddress(destination.url),
				waitForLoad: !destination.sameDocument,
				cause: destination.index > here ? "forward" : "back",
			});
		},
		{ signal },
	);
}

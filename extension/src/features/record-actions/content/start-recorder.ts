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
import { createSecretsOfPage } from "../../../library/page-secrets/secrets-of-page.ts";
import type { Told } from "../page-channel.ts";
import { createStateAsker } from "./ask-state.ts";
import { type Badge, createBadge } from "./badge.ts";
import { createTargetDescriber } from "./describe-target.ts";
import { dialogAction } from "./dialog-action.ts";
import { type FramePlace, findFramePlace } from "./frame-place.ts";
import { hearPage } from "./hear-page.ts";
import { createPageRecorder, type PageRecorder } from "./page-recorder.ts";
import { recordChoices } from "./record-choices.ts";
import { recordClicks } from "./record-clicks.ts";
import { recordDragging } from "./record-dragging.ts";
import { recordHovering } from "./record-hovering.ts";
import { recordKeys } from "./record-keys.ts";
import { recordScrolling } from "./record-scrolling.ts";
import { recordTyping } from "./record-typing.ts";
import { createActionSender, type Sent } from "./send-actions.ts";
import { createCaptureSender } from "./send-captures.ts";
import { type HeardLine, watchCaptures } from "./watch-captures.ts";
import { watchLeaving } from "./watch-leaving.ts";
import { watchPopups } from "./watch-popups.ts";
import { ask, hear, type RecorderPort } from "./worker-connection.ts";

type Session = NonNullable<PayloadOf<typeof recorderState>["session"]>;

/** Codes after which the same is worth another try. */
const AGAIN: ReadonlySet<string> = new Set(["STORAGE_ERROR", "OUT_OF_ORDER"]);

const MOST_EARLY = 200;

/** What is going on while a page is recorded. */
interface Watching {
	/** Begins to listen, anew when the listeners of the page were removed. */
	readonly listen: () => void;
	readonly stop: () => void;
}

export interface StartedRecorder {
	readonly stop: () => void;
	/** CSS of what is not to be recorded here; empty for nothing. */
	readonly ignored: () => string;
	/** Takes the secrets that somebody entered here out of texts. */
	readonly redactor: () => Redactor;
}

/** The recorder of one page or frame: follows what the worker says, and watches while it is recorded. */
export function startRecorder(port: RecorderPort, newId: () => string): StartedRecorder {
	let session: Session | null = null;
	let watching: Watching | null = null;
	let badge: Badge | null = null;
	let ignored = "";
	let onTold: ((told: Told, timestamp: number) => void) | null = null;
	/** Lines of the page's console from before it is known whether they are wanted. */
	let early: HeardLine[] | null = [];
	const wasFirst = document.readyState === "loading";
	// At once: before the page's own scripts run.
	const page = hearPage(window, (told) => {
		if (onTold !== null) onTold(told, Date.now());
		else if ("level" in told && early !== null && early.length < MOST_EARLY)
			early.push({ ...told, timestamp: Date.now() });
	});
	// At once, too: a password input may be shown or replaced at any time.
	const secrets = createSecretsOfPage(port.shadowRootOf);
	const isTop = window === window.top;
	const log = (line: string): void => console.debug(`[scriptorium] ${line}`);

	const command = async (given: "pause" | "resume" | "stop"): Promise<void> => {
		if (session === null) return;
		const asked = { sessionId: session.id, command: given };
		let answer = await ask(port, controlRecorder, asked);
		// A worker that was just stopped is there for the second time.
		if (!answer.ok && answer.error.code === "UNREACHABLE") answer = await ask(port, controlRecorder, asked);
		if (answer.ok) apply(answer.value.session);
	};
	const showBadge = ({ state, actionCount }: Session): void => {
		if (!isTop) return;
		badge ??= createBadge((given) => void command(given));
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
			page.letGo();
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
				else if (answer.error.code === "UNREACHABLE" || AGAIN.has(answer.error.details ?? "")) return "again";
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
			place = findFramePlace({ ...port, shadowRootOf }, describer, newId, listening.signal);
			watchPage(recorder, listening.signal);
			window.addEventListener("pagehide", sender.flush, { signal: listening.signal });
		};
		listen();
		const capture = watchCaptures(
			{ options, sender: createCaptureSender(port, id), newId, now: Date.now, wasFirst, redactor: secrets.redactor },
			signal,
		);
		for (const line of early ?? []) capture(line);
		onTold = (told, timestamp) =>
			"level" in told ? capture({ ...told, timestamp }) : recorder.add(dialogAction(told, secrets.remember));
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
		onTold = null;
	}
	// A page that the browser had kept aside may have slept through a pause or the end.
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
			// Its buttons have lost their listeners, too.
			badge?.remove();
			badge = null;
			if (session !== null) showBadge(session);
		},
		life.signal,
	);
	const stopHearing = hear(port, recorderChanged, () => void refresh());
	function stop(): void {
		stopHearing();
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

/** Everything that listens to what somebody does in a page. */
function watchPage(recorder: PageRecorder, signal: AbortSignal): void {
	const reveal = recordHovering(recorder, signal);
	recordScrolling(recorder, signal);
	const clicks = recordClicks(recorder, reveal, signal);
	recordDragging(recorder, clicks.skipNext, signal);
	recordKeys(recorder, watchPopups(recorder, signal), signal);
	recordTyping(recorder, signal);
	recordChoices(recorder, signal);
	watchHistory(recorder, signal);
	watchLeaving(recorder, signal);
}

/**
 * Calls back after all listeners of a window were removed, those of extensions included: that is what `document.open()` does (HTML,
 * "document open steps", 9 and 10), and pages write themselves anew with it. No event tells of it. The nodes of the document change
 * with it, and observers of nodes stay; whether the listeners do, a listener on an event of its own shows.
 * @param page the window that is listened to
 * @param act called before any input can reach the new document
 * @param signal ends it
 */
function onListenersRemoved(page: Window, act: () => void, signal: AbortSignal): void {
	const probe = crypto.getRandomValues(new Uint32Array(4)).join("-");
	let isHeard = false;
	const listen = (): void => page.addEventListener(probe, () => (isHeard = true), { signal });
	const observer = new MutationObserver(() => {
		isHeard = false;
		page.dispatchEvent(new Event(probe));
		if (isHeard) return;
		listen();
		act();
	});
	listen();
	observer.observe(page.document, { childList: true });
	signal.addEventListener("abort", () => observer.disconnect());
}

/**
 * Records what the browser's own buttons for back and forward lead to. Only the page is told whether one of them was pressed or a script
 * went back, in answer to a click for example; the worker hears the same of both, and makes one action of what is recorded here and
 * what it hears. Browsers without the Navigation API leave it to the worker.
 */
function watchHistory(recorder: PageRecorder, signal: AbortSignal): void {
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

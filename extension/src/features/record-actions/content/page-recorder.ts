import { type RecordedAction, recordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import type { RecordingOptions } from "@scriptorium/flow/recording/recording-session";
import { redactAddress } from "@scriptorium/redaction/redact-address";
import { closest, queryFirst, rootOf } from "@scriptorium/selectors/intact-dom";
import * as z from "zod/mini";
import type { TargetDescriber } from "./describe-target.ts";
import { elementOf } from "./event-element.ts";
import type { ActionSender } from "./send-actions.ts";
import type { RecorderPort } from "./worker-connection.ts";

type Own = "id" | "timestamp" | "url" | "viewport" | "frame" | "tab";
/** An action as input recorders add it, without the fields that all actions share. */
export type SeenAction = {
	[Type in RecordedAction["type"]]: Omit<Extract<RecordedAction, { type: Type }>, Own>;
}[RecordedAction["type"]];

/** An action with its id, time and page; the frames around the page are added when it is sent. */
type TimedAction = SeenAction & Pick<RecordedAction, "id" | "timestamp" | "url" | "viewport">;

/** An action that was recorded. */
export interface Recorded {
	/** Replaces the action, also after later ones were recorded. */
	replace(action: SeenAction): void;
}

/** Shared by the recorders of a page's input. */
export interface PageRecorder {
	readonly options: RecordingOptions;
	/** CSS list of the valid `ignoredSelectors`; empty without any. */
	readonly ignored: string;
	/** The shadow root of an element, also a closed one; null without one, and for the recorder's badge. */
	readonly shadowRootOf: RecorderPort["shadowRootOf"];
	/** The target of a user's event; null for a script's events, and in ignored elements. */
	elementFor(event: Event): Element | null;
	describe(element: Element): RecordedTarget;
	/** Whether the value of an element is a secret, or may become one. */
	isSecret(element: Element): boolean;
	/**
	 * Records an action. If the last action has the same key, it is updated instead: a text that is being typed, a second click.
	 */
	add(action: SeenAction, key?: unknown): Recorded;
	/** Whether the last action has this key. */
	isLast(key: unknown): boolean;
	/** The next action never updates the last one. */
	closeLast(): void;
	/** The last action and its time in milliseconds since 1970. */
	last(): { readonly action: SeenAction; readonly timestamp: number } | null;
	/** Whether an element belongs to the recorder's badge. */
	isOwn(element: Element): boolean;
	/** The frames around this page have become known: sends the actions again that were recorded before. */
	framePlaced(): void;
}

/** Number of last actions that are sent again when the frames around the page become known. */
const MAX_SENT_AGAIN = 20;

export interface PageRecorderPorts {
	readonly options: RecordingOptions;
	readonly describer: TargetDescriber;
	readonly sender: ActionSender;
	readonly isSecret: (element: Element) => boolean;
	readonly shadowRootOf: RecorderPort["shadowRootOf"];
	/** The frames around this page, once they are known. */
	readonly frame: () => readonly RecordedTarget[];
	readonly isOwn: (element: Element) => boolean;
	readonly newId: () => string;
	readonly now: () => number;
	readonly log: (line: string) => void;
}

export function createPageRecorder(ports: PageRecorderPorts): PageRecorder {
	const { options, describer, sender } = ports;
	let last: { id: string; key: unknown; timestamp: number; action: SeenAction } | null = null;
	const ignored = options.ignoredSelectors.filter((css) => isSelector(css)).join(",");
	/** The last actions by id, with the chain of frames that they were sent with. */
	const recent = new Map<string, { readonly timed: TimedAction; readonly frame: readonly RecordedTarget[] }>();
	const put = (timed: TimedAction): void => {
		const frame = ports.frame();
		recent.set(timed.id, { timed, frame });
		for (const oldest of recent.keys()) {
			if (recent.size <= MAX_SENT_AGAIN) break;
			recent.delete(oldest);
		}
		const action = fitting({ ...timed, ...(frame.length === 0 ? {} : { frame: [...frame] }) });
		if (action === null) ports.log(`an action of the type ${timed.type} could not be recorded`);
		else sender.put(action);
	};
	const send = (seen: SeenAction, { id, timestamp }: { readonly id: string; readonly timestamp: number }): void => {
		const url = redactAddress(location.href);
		const viewport = { width: innerWidth, height: innerHeight };
		put({ ...seen, id, timestamp, url, viewport });
	};

	return {
		options,
		ignored,
		shadowRootOf: ports.shadowRootOf,
		describe: (element) => describer.describe(element),
		isOwn: ports.isOwn,
		isSecret: ports.isSecret,
		elementFor(event) {
			if (!event.isTrusted) return null;
			const element = elementOf(event, ports.shadowRootOf);
			if (element === null || ports.isOwn(element)) return null;
			return ignored !== "" && isWithin(element, ignored) ? null : element;
		},
		isLast: (key) => last !== null && last.key === key,
		closeLast() {
			if (last !== null) last = { ...last, key: Symbol("closed") };
		},
		last: () => last,
		framePlaced() {
			for (const { timed, frame } of [...recent.values()]) if (frame !== ports.frame()) put(timed);
		},
		add(seen, key = Symbol("its own")) {
			const previous = last !== null && last.key === key ? last : null;
			const own = { id: previous?.id ?? ports.newId(), key, timestamp: previous?.timestamp ?? ports.now() };
			last = { ...own, action: seen };
			send(seen, own);
			return {
				replace(action) {
					if (last?.id === own.id) last = { ...own, action };
					send(action, own);
				},
			};
		},
	};
}

/** Checks an action against the schema; fingerprints that exceed its limits are dropped. */
function fitting(action: unknown): RecordedAction | null {
	const whole = z.safeParse(recordedAction, action);
	if (whole.success) return whole.data;
	const plain: unknown = JSON.parse(
		JSON.stringify(action, (name, value: unknown) => (name === "fingerprint" ? undefined : value)),
	);
	return z.safeParse(recordedAction, plain).data ?? null;
}

function isSelector(css: string): boolean {
	try {
		queryFirst(new DocumentFragment(), css);
		return true;
	} catch {
		return false;
	}
}

function isWithin(element: Element, css: string): boolean {
	for (let at: Element | null = element; at !== null; ) {
		if (closest(at, css) !== null) return true;
		const root = rootOf(at);
		at = root instanceof ShadowRoot ? root.host : null;
	}
	return false;
}

import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";

/** `again`: the worker was unreachable, or the previous action is not stored yet. */
export type Sent = "kept" | "refused" | "again";

export interface ActionSender {
	/** Sends an action; replaces a waiting one with the same id. */
	put(action: RecordedAction): void;
	/** Sends unconfirmed actions once more, as they are now: the page may go. */
	flush(): void;
	/** Stops sending. */
	close(): void;
}

export interface SenderPorts {
	/** @param follows id of the previous action, which has to be stored first */
	readonly send: (action: RecordedAction, follows: string | null) => Promise<Sent>;
	readonly wait: (ms: number) => Promise<void>;
}

/** A worker takes some tens of milliseconds to start. */
const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 2000;

interface Waiting {
	action: RecordedAction;
	/** The version of the action that was sent last and is not answered yet. */
	underWay: RecordedAction | null;
}

/**
 * Sends actions at once and in order, and repeats them until they are stored. They do not wait for each other's answer, or a
 * navigation would overtake its click. Updates of an action wait for the answer to it, so that a slow worker gets one message for many
 * keys, but not longer than until the next action: that one may close the page.
 */
export function createActionSender({ send, wait }: SenderPorts): ActionSender {
	const waiting = new Map<string, Waiting>();
	let lastKept: string | null = null;
	let pause = FIRST_PAUSE_MS;
	let isPausing = false;
	let isClosed = false;

	/** Id of the previous action that was not refused. */
	function followedBy(action: RecordedAction): string | null {
		let before = lastKept;
		for (const id of waiting.keys()) {
			if (id === action.id) break;
			before = id;
		}
		return before === action.id ? null : before;
	}
	async function go(each: Waiting): Promise<void> {
		const { action } = each;
		each.underWay = action;
		const sent = await send(action, followedBy(action));
		// The answer to a later version counts.
		if (isClosed || each.underWay !== action) return;
		each.underWay = null;
		if (sent === "again") {
			void retry();
			return;
		}
		pause = FIRST_PAUSE_MS;
		if (sent === "kept") lastKept = action.id;
		if (each.action === action) waiting.delete(action.id);
		// It was updated meanwhile.
		else if (!isPausing) void go(each);
	}
	/** Sends what is not under way as it is now. */
	function sendDue(): void {
		for (const each of waiting.values()) if (each.underWay !== each.action) void go(each);
	}
	async function retry(): Promise<void> {
		if (isPausing) return;
		isPausing = true;
		await wait(pause);
		pause = Math.min(pause * 2, MAX_PAUSE_MS);
		isPausing = false;
		if (!isClosed) sendDue();
	}

	return {
		put(action) {
			if (isClosed) return;
			const known = waiting.get(action.id);
			if (known !== undefined) {
				known.action = action;
				return;
			}
			waiting.set(action.id, { action, underWay: null });
			if (!isPausing) sendDue();
		},
		flush() {
			for (const { action } of waiting.values()) void send(action, followedBy(action));
		},
		close() {
			isClosed = true;
			waiting.clear();
		},
	};
}

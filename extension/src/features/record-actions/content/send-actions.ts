import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";

/** `again`: nobody was there, or what went before it is not kept yet. */
export type Sent = "kept" | "refused" | "again";

export interface ActionSender {
	/** Sends an action; one that waits under the same id is replaced by what has become of it. */
	put(action: RecordedAction): void;
	/** The page goes away: what is not known to be kept is sent once more. */
	flush(): void;
	/** Nothing is sent from now on. */
	close(): void;
}

export interface SenderPorts {
	/** @param follows id of the action before it, which has to be kept first */
	readonly send: (action: RecordedAction, follows: string | null) => Promise<Sent>;
	readonly wait: (ms: number) => Promise<void>;
}

/** A worker that has to start first takes some tens of milliseconds. */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2000;

interface Waiting {
	action: RecordedAction;
	isUnderWay: boolean;
}

/**
 * Sends actions at once and in their order, and again until they are kept. They do not wait for each other's answer: what a click leads to
 * would overtake it.
 */
export function createActionSender({ send, wait }: SenderPorts): ActionSender {
	const waiting = new Map<string, Waiting>();
	let lastKept: string | null = null;
	let pause = FIRST_PAUSE;
	let isPausing = false;
	let isClosed = false;

	/** Of the one before it that is not given up: what was refused will never be kept. */
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
		each.isUnderWay = true;
		const sent = await send(action, followedBy(action));
		each.isUnderWay = false;
		if (isClosed) return;
		if (sent === "again") {
			void retry();
			return;
		}
		pause = FIRST_PAUSE;
		if (sent === "kept") lastKept = action.id;
		if (each.action === action) waiting.delete(action.id);
		// It has grown meanwhile.
		else if (!isPausing) void go(each);
	}
	async function retry(): Promise<void> {
		if (isPausing) return;
		isPausing = true;
		await wait(pause);
		pause = Math.min(pause * 2, LONGEST_PAUSE);
		isPausing = false;
		if (isClosed) return;
		for (const each of waiting.values()) if (!each.isUnderWay) void go(each);
	}

	return {
		put(action) {
			if (isClosed) return;
			const known = waiting.get(action.id);
			if (known !== undefined) {
				known.action = action;
				return;
			}
			const each: Waiting = { action, isUnderWay: false };
			waiting.set(action.id, each);
			if (!isPausing) void go(each);
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

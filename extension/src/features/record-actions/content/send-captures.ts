import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import { keepCaptures } from "@scriptorium/shared-protocol/extension-internal/record-actions";
import { ask, type RecorderPort } from "./worker-connection.ts";

export type SentCapture = PayloadOf<typeof keepCaptures>["captures"][number];

/** Together, and not one by one: some pages write hundreds of lines a second. */
const TOGETHER_MS = 500;
const MOST_AT_ONCE = 100;
/** While nobody is there to take them; the first are kept. */
const MOST_WAITING = 500;

export interface CaptureSender {
	put(capture: SentCapture): void;
	/** The page goes away, or its recording ends. */
	flush(): void;
}

/** Sends what was captured, and again while nobody is there: what is kept already is not kept twice. */
export function createCaptureSender(port: RecorderPort, sessionId: string): CaptureSender {
	let waiting: SentCapture[] = [];
	let isUnderWay = false;

	const send = (captures: SentCapture[]) => ask(port, keepCaptures, { sessionId, captures });
	async function sendAll(): Promise<void> {
		isUnderWay = true;
		while (waiting.length > 0 && port.isAlive()) {
			await new Promise((resolve) => setTimeout(resolve, TOGETHER_MS));
			const some = waiting.slice(0, MOST_AT_ONCE);
			const answer = await send(some);
			const isLost = !answer.ok && answer.error.code === "UNREACHABLE";
			if (!isLost) waiting = waiting.filter((each) => !some.includes(each));
		}
		isUnderWay = false;
	}
	return {
		put(capture) {
			if (waiting.length >= MOST_WAITING) return;
			waiting.push(capture);
			if (!isUnderWay) void sendAll();
		},
		flush() {
			for (let from = 0; from < waiting.length; from += MOST_AT_ONCE)
				void send(waiting.slice(from, from + MOST_AT_ONCE));
		},
	};
}

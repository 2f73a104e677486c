import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import { askRecorderState, type recorderState } from "@scriptorium/shared-protocol/extension-internal/record-actions";
import { ask, type RecorderPort } from "./worker-connection.ts";

type State = PayloadOf<typeof recorderState>["session"];

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2000;

/** Asks what is recorded, until somebody answers. */
export interface StateAsker {
	ask(): Promise<void>;
	close(): void;
}

/** @param gone is called when the extension is not there any more */
export function createStateAsker(port: RecorderPort, apply: (state: State) => void, gone: () => void): StateAsker {
	/** Counts the questions: only the answer to the last one is news. */
	let asked = 0;
	return {
		close() {
			asked += 1;
		},
		async ask() {
			asked += 1;
			const own = asked;
			for (let pause = FIRST_PAUSE; own === asked; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
				if (!port.isAlive()) return gone();
				const answer = await ask(port, askRecorderState, {});
				if (own !== asked) return;
				if (answer.ok) return apply(answer.value.session);
				if (answer.error.code !== "UNREACHABLE") return;
				await new Promise((resolve) => setTimeout(resolve, pause));
			}
		},
	};
}

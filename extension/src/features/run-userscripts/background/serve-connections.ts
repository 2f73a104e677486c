import { fail, messageOf, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import {
	answerConnectQuestion,
	forgetConnectDecision,
	getConnectDecisions,
	getConnectQuestion,
} from "@scriptorium/shared-protocol/extension-internal/script-connections";
import type { ConnectDecisionStore } from "../../../script-library/connect-decisions.ts";
import type { AskUser } from "./ask-user.ts";
import type { ConnectGate } from "./connect-gate.ts";

export interface ServeConnectionsPorts {
	readonly decisions: ConnectDecisionStore;
	readonly gate: Pick<ConnectGate, "answer">;
	readonly askUser: Pick<AskUser, "find">;
}

const storageFailed = (thrown: unknown) =>
	fail("STORAGE_ERROR", "The browser's storage could not be used", messageOf(thrown));

/** Shows questions about hosts and takes the user's answers, on the extension's own pages. */
export function serveConnections({ decisions, gate, askUser }: ServeConnectionsPorts): Served<null>[] {
	const gone = () => fail("QUESTION_GONE", "The script does not wait for an answer any more");
	return [
		serve(getConnectQuestion)(({ questionId }) => {
			const asked = askUser.find(questionId);
			return asked === null ? gone() : succeed({ ...asked.question, questionId });
		}),
		serve(answerConnectQuestion)(async ({ questionId, choice }) => {
			try {
				return (await gate.answer(questionId, choice)) ? succeed({}) : gone();
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(getConnectDecisions)(async ({ id }) => {
			try {
				return succeed(await decisions.read(id));
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(forgetConnectDecision)(async ({ id, host }) => {
			try {
				await decisions.forget(id, host);
				return succeed({});
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
	];
}

import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import type {
	ConnectChoice,
	ConnectQuestion,
} from "@scriptorium/shared-protocol/extension-internal/script-connections";
import { isLocalHost } from "@scriptorium/userscript/local-host";
import { authorName } from "../../../safe-text/author-text.ts";
import { type ConnectDecisionStore, EVERY_HOST } from "../../../script-library/connect-decisions.ts";
import { decisionHost, judgeConnect, namesEveryHost } from "../domain/connect-rules.ts";
import type { ConnectingScript } from "../domain/connecting-script.ts";
import type { AskUser, UserAnswer } from "./ask-user.ts";

export interface ConnectGatePorts {
	readonly decisions: ConnectDecisionStore;
	readonly hubOrigin: string;
	readonly askUser: AskUser;
}

/** Decides where scripts may send requests, with the user's help. */
export interface ConnectGate {
	/** Resolves once it is decided; an aborted signal counts as no. */
	admit(script: ConnectingScript, url: URL, signal: AbortSignal): Promise<Result<null, "NOT_ALLOWED">>;
	/** Asks for the permission to save files, which one click grants for all scripts. False: it was not granted. */
	askToSave(script: ConnectingScript, name: string, address: string, signal: AbortSignal): Promise<boolean>;
	/** The user's choice; false when nobody waits for it. Rejects, and goes on waiting, when it could not be stored. */
	answer(questionId: string, choice: ConnectChoice): Promise<boolean>;
}

/** Longest address that is shown, in characters. */
const MAX_SHOWN = 2000;

export function createConnectGate({ decisions, hubOrigin, askUser }: ConnectGatePorts): ConnectGate {
	const describe = (script: ConnectingScript, about: Pick<ConnectQuestion, "kind" | "host" | "address">) => ({
		...about,
		address: about.address.slice(0, MAX_SHOWN),
		scriptName: authorName(script.name) || script.id,
		page: URL.canParse(script.pageUrl) ? new URL(script.pageUrl).host : "",
	});
	const notAllowed = (host: string) =>
		fail("NOT_ALLOWED", `${host} is not in the script's @connect, and the user did not allow it`);

	return {
		async admit(script, url, signal) {
			const { id, connects, pageUrl } = script;
			const verdict = judgeConnect({ url, pageUrl, connects, decisions: await decisions.read(id), hubOrigin });
			const host = decisionHost(url);
			if (verdict === "allowed") return succeed(null);
			if (verdict === "refused") return notAllowed(host || url.protocol);
			const local = isLocalHost(url.hostname);
			const question = {
				...describe(script, { kind: "connect", host, address: url.href.replace(/#.*$/s, "") }),
				local,
				offersAll: !local && namesEveryHost(connects),
			};
			const answer = await askUser.ask({ scriptId: id, tabId: script.tabId, question }, signal);
			return answer === "yes" ? succeed(null) : notAllowed(host);
		},
		async askToSave(script, name, address, signal) {
			const question = {
				...describe(script, { kind: "downloads", host: name, address }),
				local: false,
				offersAll: false,
			};
			return (await askUser.ask({ scriptId: script.id, tabId: script.tabId, question }, signal)) === "yes";
		},
		async answer(questionId, choice) {
			const asked = askUser.find(questionId);
			if (asked === null) return false;
			const { scriptId, question } = asked;
			if (question.kind === "connect") {
				if (choice === "always") await decisions.allow(scriptId, question.host);
				if (choice === "never") await decisions.refuse(scriptId, question.host);
				if (choice === "all" && question.offersAll) await decisions.allow(scriptId, EVERY_HOST);
			}
			const isYes = choice === "once" || choice === "always" || (choice === "all" && question.offersAll);
			const answer: UserAnswer = isYes ? "yes" : "no";
			askUser.settle(questionId, answer);
			return true;
		},
	};
}

import type { Evidence } from "../canary-report.ts";
import { isPoolTalk } from "../network/pool-answer.ts";
import type { RequestRecord } from "../network/request-record.ts";
import type { ScriptFacts } from "../site/read-script.ts";
import { isStranger } from "./judge-requests.ts";

/** Finds requests to other sites that use the protocol of a mining pool. */
export function judgeMining(records: readonly RequestRecord[], facts: ScriptFacts): Evidence[] {
	return records.flatMap(({ host, body, via }) => {
		if (!isStranger(host, facts) || !isPoolTalk(body)) return [];
		const description = `In a test run, the page signed in to a mining pool at ${host} to compute coins (by ${via}).`;
		return [{ what: "miner", host, via, description }];
	});
}

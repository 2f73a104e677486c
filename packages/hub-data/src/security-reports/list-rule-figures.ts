import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

/** A row of `rule_figures()`: one rule under one version of the rules. */
const ruleFigure = z.object({
	rules_version: z.string(),
	/** The rules that rate now. */
	is_current: z.boolean(),
	/** When these rules rated last, or a report about them was filed: ISO 8601. */
	rated_at: z.string(),
	/** Public scripts whose latest version these rules gave a level. */
	rated_scripts: z.number(),
	/** Id of the rule, or the kind of what a test run has seen; null for reports that something was not found. */
	rule: z.nullable(z.string()),
	/** How many of `rated_scripts` have a finding of the rule. */
	scripts: z.number(),
	/** Reports that a finding of the rule is wrong, also undecided ones. */
	reports: z.number(),
	/** Reports whose rating a moderator confirmed. */
	confirmed: z.number(),
	/** Reports for which a moderator found the rule at fault. */
	at_fault: z.number(),
});
export type RuleFigure = Readonly<z.infer<typeof ruleFigure>>;
export const ruleFigureRows = z.array(ruleFigure);

/**
 * Counts findings and reports of wrong ratings by rule, for the eight newest versions of the rules.
 * @param client the hub client; its session decides what the request may do
 * @param signal aborts the request; the error is then ABORTED
 * @returns one row per version and rule, newest version first, then by reports; FORBIDDEN for everybody except administrators
 */
export function listRuleFigures(client: HubClient, signal?: AbortSignal): Promise<DataResult<RuleFigure[]>> {
	return readAnswer(prepareRequest(client.rpc("rule_figures"), signal), ruleFigureRows, signal);
}

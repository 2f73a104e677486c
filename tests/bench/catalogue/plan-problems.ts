import type { Sql } from "postgres";
import { askInSql } from "./ask.ts";
import type { Question } from "./questions.ts";

/** Only plans that ran: the search asks the planner for its estimate too. */
const WHOLE =
	/(?:Parallel )?Seq Scan on (bookmarklets|profiles|tags|bookmarklet_tags|search_words)\b[^\n]*\(actual time[^\n]*/g;

/** Scans of a whole large table in the plans that a question really ran, those inside its functions too. */
export async function planProblems(sql: Sql, question: Question, notices: string[]): Promise<readonly string[]> {
	await sql.unsafe(`
		load 'auto_explain'; set client_min_messages = 'notice'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
		set auto_explain.log_analyze = on; set auto_explain.log_level = 'notice'`);
	notices.length = 0;
	await askInSql(sql, question);
	await sql.unsafe("set auto_explain.log_min_duration = -1");
	const plans = notices.splice(0);
	if (!plans.some((plan) => plan.includes("(actual time")))
		throw new Error("auto_explain said nothing about the question.");
	const scans = plans.flatMap((plan) => [...plan.matchAll(WHOLE)].map((match) => `a scan of all ${match[1]}`));
	return [...new Set(scans)];
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLocalBackend } from "@scriptorium/supabase/local/backend";
import postgres, { type Sql } from "postgres";
import type { OperationsSize } from "./operations-size.ts";
import { seedOperations } from "./seed-operations.ts";

interface PanelQuestion {
	readonly name: string;
	readonly query: string;
}

/** What the panel asks for, as its screens do. */
const questions: readonly PanelQuestion[] = [
	{ name: "stat cards", query: "select * from public.admin_overview()" },
	...["24h", "7d", "30d", "90d"].map((range) => ({
		name: `analytics, ${range}`,
		query: `select public.admin_analytics('${range}')`,
	})),
	{ name: "security reports", query: "select public.security_overview()" },
	{ name: "changed ratings", query: "select * from public.rating_changes(100)" },
	{ name: "number of reports in each tab", query: "select * from public.count_reports()" },
	...["pending", "resolved", "all", "appeals"].map((tab) => ({
		name: `reports, ${tab}, first page`,
		query: `select * from public.list_reports('${tab}')`,
	})),
	{
		name: "reports, one reason, first page",
		query: "select * from public.list_reports('pending', 'copyright')",
	},
	{
		name: "reports, all, a page in the middle",
		query: "select * from public.list_reports('all', null, now() - interval '45 days', gen_random_uuid())",
	},
];

export interface MeasuredQuestion extends PanelQuestion {
	/** Median time in milliseconds, in SQL. */
	readonly milliseconds: number;
	/** 8 kB pages that were read. */
	readonly pages: number;
	/** Large tables that a plan has read completely. */
	readonly wholeScans: readonly string[];
}

export interface MeasuredOperations extends OperationsSize {
	/** Time of the first daily sums, which sum all days, in milliseconds. */
	readonly firstSums: number;
	/** Rows of daily sums. */
	readonly sums: number;
	readonly questions: readonly MeasuredQuestion[];
}

const RUNS = 15;
const WHOLE =
	/Seq Scan on (user_events|user_sessions|user_journey|moderation_reports|bookmarklet_installs|profiles|bookmarklets|security_reports)\b[^\n]*\(actual time[^\n]*/g;

/** Starts a backend of its own, fills it, asks as its administrator, and removes it. */
export async function measureOperations(
	size: OperationsSize,
	log: (line: string) => void,
): Promise<MeasuredOperations> {
	const dataDir = await mkdtemp(join(tmpdir(), "scriptorium-bench-"));
	const backend = await startLocalBackend({
		dataDir,
		origin: "http://localhost:1",
		log: () => undefined,
		seed: false,
		canary: null,
	});
	const notices: string[] = [];
	const sql = postgres(backend.databaseUrl, { max: 1, onnotice: ({ message }) => notices.push(message ?? "") });
	try {
		log(`Seeding ${size.events} events and ${size.reports} reports`);
		const administrator = await seedOperations(sql, size);
		const began = performance.now();
		await sql`select private.sum_usage()`;
		const firstSums = performance.now() - began;
		await sql.unsafe("vacuum analyze");
		const claims = JSON.stringify({ sub: administrator, role: "authenticated" });
		await sql`
			select set_config('request.jwt.claims', ${claims}, false), set_config('request.jwt.claim.sub', ${administrator}, false)`;
		const measured: MeasuredQuestion[] = [];
		for (const question of questions) {
			const answer = await measure(sql, question, notices);
			measured.push(answer);
			log(`${question.name}: ${answer.milliseconds.toFixed(1)} ms, ${answer.pages} pages ${answer.wholeScans.join()}`);
		}
		const [sums] = await sql<{ count: number }[]>`select count(*)::integer as count from private.usage_days`;
		return { ...size, firstSums, sums: sums?.count ?? 0, questions: measured };
	} finally {
		await sql.end();
		await backend.stop();
		await rm(dataDir, { recursive: true, force: true });
	}
}

async function measure(sql: Sql, question: PanelQuestion, notices: string[]): Promise<MeasuredQuestion> {
	const times: number[] = [];
	for (let run = 0; run <= RUNS; run++) {
		const began = performance.now();
		await sql.unsafe(question.query);
		// The first run reads the disk.
		if (run > 0) times.push(performance.now() - began);
	}
	times.sort((left, right) => left - right);
	const plan = await sql.unsafe<{ "QUERY PLAN": string }[]>(`explain (analyze, buffers, timing off) ${question.query}`);
	const buffers = /Buffers: shared (?:hit=(\d+))?(?: ?read=(\d+))?/.exec(
		plan.map((row) => row["QUERY PLAN"]).join("\n"),
	);
	return {
		...question,
		milliseconds: times[Math.floor(times.length / 2)] ?? 0,
		pages: Number(buffers?.[1] ?? 0) + Number(buffers?.[2] ?? 0),
		wholeScans: await wholeScansOf(sql, question, notices),
	};
}

/** Large tables that the plans of a question read completely, those inside its functions too. */
async function wholeScansOf(sql: Sql, question: PanelQuestion, notices: string[]): Promise<readonly string[]> {
	await sql.unsafe(`
		load 'auto_explain'; set client_min_messages = 'notice'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
		set auto_explain.log_analyze = on; set auto_explain.log_level = 'notice'`);
	notices.length = 0;
	await sql.unsafe(question.query);
	await sql.unsafe("set auto_explain.log_min_duration = -1");
	const plans = notices.splice(0);
	if (!plans.some((plan) => plan.includes("(actual time"))) throw new Error("auto_explain said nothing.");
	return [...new Set(plans.flatMap((plan) => [...plan.matchAll(WHOLE)].map((match) => match[1] ?? "")))];
}

import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { startLocalBackend } from "@scriptorium/supabase/local/backend";
import postgres, { type Sql } from "postgres";
import { askInSql } from "./ask.ts";
import { makeGenerator } from "./generate-rows.ts";
import type { Options } from "./options.ts";
import { type Question, questions } from "./questions.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { type Timings, timeQuestions } from "./time-questions.ts";

/** Only plans that ran: the search asks the planner for its estimate too. */
const WHOLE =
	/(?:Parallel )?Seq Scan on (bookmarklets|profiles|tags|bookmarklet_tags|search_words)\b[^\n]*\(actual time[^\n]*/g;

/** Scans of a whole large table in the plans that a question really ran, those inside its functions too. */
async function planProblems(sql: Sql, question: Question, notices: string[]): Promise<readonly string[]> {
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

/** A quarter of the memory of a server with 4 GB, as PostgreSQL's documentation advises. */
export const SHARED_BUFFERS = "1GB";
/** Clients that ask at the same time. */
export const CLIENTS = 16;

export interface MeasuredQuestion extends Timings {
	readonly question: Question;
	/** Scans of a whole table in its plans; empty when all went by an index. */
	readonly wholeScans: readonly string[];
}

export interface MeasuredCatalogue {
	readonly rows: number;
	readonly runs: number;
	readonly databaseMegabytes: number;
	/** How long it took to fill it, indexes included. */
	readonly seedSeconds: number;
	readonly questions: readonly MeasuredQuestion[];
}

/** Starts a backend of its own, fills it, asks, and removes it. */
export async function measureCatalogue(
	{ rows, runs }: Options,
	log: (line: string) => void,
): Promise<MeasuredCatalogue> {
	const dataDir = await mkdtemp(join(tmpdir(), "scriptorium-bench-"));
	let answer = (_request: Request): Promise<Response> => Promise.resolve(new Response(null, { status: 503 }));
	const listener = getRequestListener((request) => answer(request));
	const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
	const { port, close } = await listenOnLoopback(server);
	const origin = `http://localhost:${port}`;
	await giveMemory(dataDir, origin);
	const backend = await startBackend(dataDir, origin);
	answer = async (request) => (await backend.fetch(request, "127.0.0.1")) ?? new Response(null, { status: 404 });
	const notices: string[] = [];
	const sql = postgres(backend.databaseUrl, { max: 1, onnotice: ({ message }) => notices.push(message ?? "") });
	try {
		await makeGenerator(sql);
		const began = performance.now();
		await seedCatalogue(sql, rows, log);
		const seedSeconds = Math.round((performance.now() - began) / 1000);
		log(`Seeded in ${seedSeconds} s; measuring.`);
		const rest = { url: `http://127.0.0.1:${port}`, key: backend.publishableKey };
		const measured: MeasuredQuestion[] = [];
		for (const question of questions) {
			const wholeScans = await planProblems(sql, question, notices);
			const timings = await timeQuestions({ sql, rest, question, runs, clients: CLIENTS });
			measured.push({ question, ...timings, wholeScans });
			log(
				`${question.name}: ${timings.sql.p50.toFixed(1)} ms in SQL, ${timings.one.p50.toFixed(1)} ms by REST, ${timings.share.toFixed(2)} of the bare list`,
			);
			for (const scan of wholeScans) log(`  not on an index: ${scan}`);
		}
		return { rows, runs, databaseMegabytes: await sizeOf(sql), seedSeconds, questions: measured };
	} finally {
		await sql.end();
		await close();
		await backend.stop();
		await rm(dataDir, { recursive: true, force: true });
	}
}

function startBackend(dataDir: string, origin: string) {
	return startLocalBackend({ dataDir, origin, log: () => undefined, seed: false, canary: null });
}

/** Memory is taken when the server starts. */
async function giveMemory(dataDir: string, origin: string): Promise<void> {
	const backend = await startBackend(dataDir, origin);
	const sql = postgres(backend.databaseUrl, { max: 1 });
	try {
		await sql.unsafe(`alter system set shared_buffers = '${SHARED_BUFFERS}'`);
	} finally {
		await sql.end();
		await backend.stop();
	}
}

async function sizeOf(sql: Sql): Promise<number> {
	const [size] = await sql<{ bytes: string }[]>`select pg_database_size(current_database())::text as bytes`;
	return Math.round(Number(size?.bytes ?? 0) / 1e6);
}

import { setTimeout as pause } from "node:timers/promises";
import { pipeline, type Sent, send } from "./senders.ts";

const CONNECTIONS = 20;
const PIPELINED = 500;
const POSTERS = 10;
const TEXTS = 12;
const PAGES = ["/", "/explore", "/security", "/does-not-exist"];
const LOADS = 60;
/** The attackers' address; visitors come from 127.0.0.1. */
const OTHER = "127.0.0.2";

export interface MeasuredLoad {
	readonly idle: Percentiles;
	readonly loaded: Percentiles;
	/** First page after the attackers have left, in milliseconds. */
	readonly after: number;
	/** Answers to the attackers, by status. */
	readonly statuses: Readonly<Record<string, number>>;
	readonly smallIdle: number;
	/** The same small script while twelve large texts of another client are rated, the worst of five. */
	readonly smallLoaded: number;
}
export interface Percentiles {
	readonly median: number;
	readonly p95: number;
}

/** Measures pages and analyses of a running hub, alone and under attack. */
export async function measureLoad(origin: string, log: (line: string) => void): Promise<MeasuredLoad> {
	const page = await send(`${origin}/`);
	const apikey = /"publishableKey":"([^"]+)"/.exec(page.body)?.[1];
	if (apikey === undefined) throw new Error("The page has no publishable key.");
	const json = { "content-type": "application/json", apikey };
	await loadPages(origin);
	const idle = await loadPages(origin);
	log(`pages alone: ${format(idle)}`);

	const leaving = new AbortController();
	const { signal } = leaving;
	const rows = JSON.stringify(Array.from({ length: 70_000 }, (_, index) => ({ name: `name ${index}`, x: index })));
	const attackers = [
		...Array.from({ length: CONNECTIONS }, () => pipeline(`${origin}/`, PIPELINED, signal)),
		...Array.from({ length: POSTERS }, () => post(`${origin}/rest/v1/tags`, { headers: json, body: rows, signal })),
	];
	await pause(1_000);
	const loaded = await loadPages(origin);
	log(`pages under load: ${format(loaded)}`);
	leaving.abort();
	const statuses = sum(await Promise.all(attackers));
	const after = (await send(`${origin}/`)).milliseconds;
	log(`first page after the attackers left: ${after.toFixed(0)} ms`);

	const analyze = (code: string, sent: Sent = {}) =>
		send(`${origin}/functions/v1/analyze-security`, {
			method: "POST",
			headers: json,
			body: JSON.stringify({ code }),
			...sent,
		});
	const small = async () => (await analyze("javascript:void document.title")).milliseconds;
	await small();
	const smallIdle = Math.max(...(await inTurn(5, small)));
	const large = Array.from({ length: TEXTS }, (_, place) => analyze(largeText(place), { from: OTHER }));
	await pause(300);
	const smallLoaded = Math.max(...(await inTurn(5, small)));
	log(`a small script alone: ${smallIdle.toFixed(0)} ms, beside large texts: ${smallLoaded.toFixed(0)} ms`);
	const refused = (await Promise.all(large)).filter(({ status }) => status !== 200);
	if (refused.length > 0) log(`${refused.length} of the large texts were not rated: ${refused[0]?.body.slice(0, 100)}`);
	return { idle, loaded, after, statuses, smallIdle, smallLoaded };
}

async function loadPages(origin: string): Promise<Percentiles> {
	const times = await inTurn(LOADS, async (index) => {
		const { milliseconds } = await send(origin + (PAGES[index % PAGES.length] ?? "/"));
		await pause(20);
		return milliseconds;
	});
	times.sort((left, right) => left - right);
	return { median: times[Math.floor(LOADS / 2)] ?? 0, p95: times[Math.floor(LOADS * 0.95)] ?? 0 };
}

/** Posts again and again until the signal aborts. */
async function post(url: string, sent: Sent): Promise<Map<string, number>> {
	const statuses = new Map<string, number>();
	while (sent.signal?.aborted !== true) {
		const status = await send(url, { method: "POST", ...sent }).then(
			(answer) => String(answer.status),
			() => "closed",
		);
		statuses.set(status, (statuses.get(status) ?? 0) + 1);
	}
	return statuses;
}

/** Almost the megabyte that a script may have, and far more than the analyzer completes. */
function largeText(place: number): string {
	const lines = Array.from({ length: 24_800 }, (_, line) => `var v${line} = (v${line - 1} || ${line}) + "${line}";`);
	return `${lines.join("\n")}\n// ${place}`;
}

async function inTurn(count: number, work: (index: number) => Promise<number>): Promise<number[]> {
	const results: number[] = [];
	for (let index = 0; index < count; index++) results.push(await work(index));
	return results;
}

function sum(counted: readonly Map<string, number>[]): Record<string, number> {
	const all: Record<string, number> = {};
	for (const statuses of counted) for (const [status, count] of statuses) all[status] = (all[status] ?? 0) + count;
	return all;
}

const format = ({ median, p95 }: Percentiles) => `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;

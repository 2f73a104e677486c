import { expect } from "vitest";
import { secretsOf } from "./data-folder.ts";

/** Writes recordings through the REST API with a real session, each title at most once, and keeps what was acknowledged. */
export interface Writer {
	readonly acknowledged: ReadonlySet<string>;
	/** Titles that were sent, whatever came back. */
	readonly sent: ReadonlySet<string>;
	/** Resolves when one more row than now was acknowledged. */
	untilNextAcknowledged(): Promise<void>;
	/** Slowest answer so far, in milliseconds. */
	slowest(): number;
	stop(): Promise<void>;
}

const WRITERS = 3;

export async function startWriter(origin: string, dataDir: string): Promise<Writer> {
	const { publishableKey, secretKey } = secretsOf(dataDir);
	const accessToken = await signUp(origin, secretKey);
	const acknowledged = new Set<string>();
	const sent = new Set<string>();
	const waiting: (() => void)[] = [];
	let running = true;
	let slowest = 0;

	const writeOne = async (title: string): Promise<void> => {
		sent.add(title);
		const began = performance.now();
		const response = await fetch(`${origin}/rest/v1/action_recordings`, {
			method: "POST",
			headers: { apikey: publishableKey, Authorization: `Bearer ${accessToken}`, "Content-Type": "application/json" },
			body: JSON.stringify({
				title,
				url: "https://example.org/",
				recording_data: "{}",
				duration_ms: 1,
				actions_count: 1,
			}),
		}).catch(() => null); // the gateway is gone: nothing was acknowledged
		const text = response ? await response.text().catch(() => null) : null;
		slowest = Math.max(slowest, performance.now() - began);
		if (response?.status === 201 && text !== null) {
			acknowledged.add(title);
			for (const wake of waiting.splice(0)) wake();
		} else if (response) {
			// While the database is away the answer is 503, never anything else.
			expect([201, 503], `answer ${response.status}: ${text}`).toContain(response.status);
		}
		if (response?.status !== 201) await new Promise((resolve) => setTimeout(resolve, 10));
	};
	const loops = Array.from({ length: WRITERS }, async (_, writer) => {
		for (let row = 0; running; row++) await writeOne(`row ${writer}-${row}`);
	});
	const all = Promise.all(loops);
	all.catch(() => undefined); // reported by stop()

	return {
		acknowledged,
		sent,
		slowest: () => slowest,
		untilNextAcknowledged: () =>
			Promise.race([new Promise<void>((wake) => waiting.push(wake)), all.then(() => undefined)]),
		stop: async () => {
			running = false;
			await all;
		},
	};
}

/** By the service role: the public cannot sign up by e-mail. */
async function signUp(origin: string, secretKey: string): Promise<string> {
	const response = await fetch(`${origin}/auth/v1/signup`, {
		method: "POST",
		headers: { apikey: secretKey, "Content-Type": "application/json" },
		body: JSON.stringify({ email: `writer-${crypto.randomUUID()}@example.org`, password: crypto.randomUUID() }),
	});
	const body: unknown = await response.json();
	if (typeof body === "object" && body !== null && "access_token" in body) return String(body.access_token);
	throw new Error(`The writer could not sign up: ${JSON.stringify(body)}`);
}

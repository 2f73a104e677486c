import { expect, test } from "vitest";
import { ORIGIN, openFixtureHub } from "./fixture.test-support.ts";

const connection = () => ({ socket: {}, isPipelined: false });

/** A backend that never answers, and the signals of the reads that it was asked for. */
function silentBackend() {
	const signals: AbortSignal[] = [];
	const fetch = (_input: unknown, init?: RequestInit) =>
		new Promise<Response>((_resolve, reject) => {
			const { signal } = init ?? {};
			if (!signal) throw new Error("A read without a signal");
			signals.push(signal);
			signal.addEventListener("abort", () => reject(signal.reason as Error));
		});
	return { signals, fetch };
}

test.each([
	"/api/v1/tags",
	"/feeds/category/data.atom",
	"/ada/table-to-csv",
	"/scripts/0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0001/x.user.js",
])("reads for %s end when the client leaves", async (path) => {
	const backend = silentBackend();
	const hub = openFixtureHub({ fetch: backend.fetch });
	const client = new AbortController();
	const answered = hub.handler(new Request(ORIGIN + path, { signal: client.signal }), "192.0.2.1", connection());
	await expect.poll(() => backend.signals.length).toBeGreaterThan(0);
	expect(backend.signals.map(({ aborted }) => aborted)).toEqual(backend.signals.map(() => false));
	client.abort();
	await answered;
	expect(backend.signals.map(({ aborted }) => aborted)).toEqual(backend.signals.map(() => true));
});

test("a page that waits for its turn is not rendered when the client has left", async () => {
	const backend = silentBackend();
	const hub = openFixtureHub({ fetch: backend.fetch });
	const clients = Array.from({ length: 10 }, () => new AbortController());
	const answers = clients.map(({ signal }) =>
		hub.handler(new Request(`${ORIGIN}/api/v1/tags`, { signal }), "192.0.2.1", connection()),
	);
	await expect.poll(() => backend.signals.length).toBe(4);
	for (const client of clients.toReversed()) client.abort();
	const statuses = (await Promise.all(answers)).map(({ status }) => status);
	expect(statuses.filter((status) => status === 499)).toHaveLength(6);
	expect(backend.signals).toHaveLength(4);
});

test("requests with a body and pictures are not held up by pages", async () => {
	const backend = silentBackend();
	const hub = openFixtureHub({ fetch: backend.fetch });
	const leaving = new AbortController();
	for (let count = 0; count < 8; count++) {
		void hub.handler(new Request(`${ORIGIN}/api/v1/tags`, { signal: leaving.signal }), "192.0.2.1", connection());
	}
	const report = new Request(`${ORIGIN}/csp-reports`, { method: "POST", body: "{}" });
	expect((await hub.handler(report, "192.0.2.1", connection())).status).toBeLessThan(500);
	expect((await hub.handler(new Request(`${ORIGIN}/og/nothing/x.svg`), "192.0.2.1", connection())).status).toBe(404);
	leaving.abort();
});

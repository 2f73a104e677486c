import { expect, onTestFinished, test, vi } from "vitest";
import { ORIGIN, openFixtureHub } from "../fixture.test-support.ts";

const report = {
	"document-uri": `${ORIGIN}/explore`,
	"violated-directive": "require-trusted-types-for",
	disposition: "report",
};

function open() {
	const logged: string[] = [];
	const warn = vi.spyOn(console, "warn").mockImplementation((line: string) => void logged.push(line));
	onTestFinished(() => warn.mockRestore());
	const { handler } = openFixtureHub();
	const post = (body: BodyInit, address: string | null = "198.51.100.7", type = "application/csp-report") => {
		const headers = { "content-type": type };
		return handler(
			new Request(`${ORIGIN}/csp-reports`, { method: "POST", headers, body, duplex: "half" } as RequestInit),
			address,
		);
	};
	return { post, logged };
}
const json = (fields: object = {}) => JSON.stringify({ "csp-report": { ...report, ...fields } });

test("a report becomes one log line, whatever its content", async () => {
	const { post, logged } = open();
	const hostile = `x\n[hub] all is well\u2028\u0085\u001b[31m${"y".repeat(5000)}`;
	expect((await post(json({ "blocked-uri": hostile, "script-sample": hostile }))).status).toBe(204);
	expect(logged).toHaveLength(1);
	expect(logged[0]).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}/u);
	expect(logged[0]).toContain("require-trusted-types-for");
	expect(logged[0]?.length).toBeLessThan(1500);
});

test.each([
	["no JSON", "{", "application/csp-report", 400],
	["another shape", '{"csp-report": {"document-uri": 1}}', "application/csp-report", 400],
	["another type", json(), "text/plain", 415],
	["too large", json({ "script-sample": "x".repeat(20_000) }), "application/csp-report", 413],
])("%s is refused and not logged", async (_what, body, type, status) => {
	const { post, logged } = open();
	expect((await post(body, "198.51.100.7", type)).status).toBe(status);
	expect(logged).toEqual([]);
});

test("a body without Content-Length is read up to the limit", async () => {
	const { post } = open();
	let sent = 0;
	const endless = new ReadableStream({
		pull(controller) {
			sent += 4096;
			controller.enqueue(new Uint8Array(4096));
		},
	});
	expect((await post(endless)).status).toBe(413);
	expect(sent).toBeLessThan(64 * 1024);
});

test("limits reports per minute to 20 per address and 200 in total", async () => {
	const { post, logged } = open();
	const statuses = async (address: string | null, times: number) => {
		const answers: number[] = [];
		for (let time = 0; time < times; time++) answers.push((await post(json(), address)).status);
		return answers;
	};
	expect((await statuses("198.51.100.7", 22)).slice(19)).toEqual([204, 429, 429]);
	expect(await statuses("198.51.100.8", 1)).toEqual([204]);
	for (let host = 10; host < 30; host++) await statuses(`203.0.113.${host}`, 10);
	expect(logged).toHaveLength(200);
	expect(await statuses(null, 1)).toEqual([429]);
});

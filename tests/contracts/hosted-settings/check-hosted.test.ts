import { globSync } from "node:fs";
import { dirname } from "node:path";
import { checkHosted, checkTarget } from "@scriptorium/check-hosted/check-hosted";
import { PUBLIC_RELATIONS } from "@scriptorium/check-hosted/data-checks";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type RunningHub, startRunningHub } from "../user-scripts/running-hub.ts";
import { startStandInProject } from "./stand-in-project.ts";

/** Settings that the public API does not disclose. */
const NOT_IN_PUBLIC_API = ["statement timeout", "hub: visitor's address"];

/** Every folder of a function has its entry module. */
const functionNames = globSync("*/index.ts", { cwd: new URL("../../../supabase/functions/", import.meta.url) })
	.map((path) => dirname(path))
	.toSorted();

let hub: RunningHub;
beforeAll(async () => {
	hub = await startRunningHub();
}, 120_000);
afterAll(() => hub.stop());

describe("the local backend and hub", () => {
	test("pass all checks that the public API permits", async () => {
		const findings = await checkTarget({
			projectUrl: hub.origin,
			publishableKey: hub.publishableKey,
			hubOrigin: hub.origin,
			testWorker: null,
		});
		const undetermined = findings.filter(({ outcome }) => outcome === "cannot tell").map(({ name }) => name);
		// The database is empty here, so no relation shows how many rows an answer may have.
		expect(undetermined).toEqual(["rows per answer", ...NOT_IN_PUBLIC_API]);
		expect(findings.filter(({ outcome }) => outcome === "differs")).toEqual([]);
	});

	test("let visitors read exactly the relations that are expected", async () => {
		const readable = await hub.sql<{ name: string }[]>`
			select c.relname as name from pg_class c
			where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
				and (has_any_column_privilege('anon', c.oid, 'select, insert, update') or has_table_privilege('anon', c.oid, 'delete'))
			order by 1`;
		expect(readable.map(({ name }) => name)).toEqual([...PUBLIC_RELATIONS].sort());
	});
});

test("every check fails on a project with loose settings, and so does the command", async () => {
	const loose = await startStandInProject("loose");
	onTestFinished(() => loose.stop());
	const lines: string[] = [];
	const code = await checkHosted(
		{
			SUPABASE_URL: loose.origin,
			SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
			HUB_ORIGIN: loose.origin,
			TEST_WORKER_URL: loose.origin,
			TEST_WORKER_KEY: "k",
		},
		(line) => lines.push(line),
	);
	const checks = lines.slice(0, -1);
	const others = checks.filter((line) => !line.startsWith("differs "));
	expect(others.map((line) => NOT_IN_PUBLIC_API.find((name) => line.startsWith(`cannot tell  ${name}: `)))).toEqual(
		NOT_IN_PUBLIC_API,
	);
	for (const line of checks) expect(line).toMatch(/^(?:differs|cannot tell) +\S.*: .+\. To do: .+/);
	expect(code).toBe(1);
});

test("every check passes for a project that is set up as documented", async () => {
	const strict = await startStandInProject("strict");
	onTestFinished(() => strict.stop());
	const lines: string[] = [];
	const env = { SUPABASE_URL: strict.origin, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
	expect(await checkHosted(env, (line) => lines.push(line))).toBe(0);
	const checks = lines.slice(0, -1).filter((line) => !line.includes("HUB_ORIGIN is not given"));
	const checked = checks.flatMap((line) => /^ok +function ([a-z-]+): /.exec(line)?.[1] ?? []);
	expect(checked.toSorted()).toEqual(functionNames);
	const others = checks.filter((line) => !line.startsWith("ok "));
	expect(others.map((line) => NOT_IN_PUBLIC_API.find((name) => line.startsWith(`cannot tell  ${name}: `)))).toEqual(
		NOT_IN_PUBLIC_API,
	);
});

test("a service that cannot be reached is reported with a message", async () => {
	const gone = await startStandInProject("loose");
	await gone.stop();
	const lines: string[] = [];
	const code = await checkHosted({ SUPABASE_URL: gone.origin, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" }, (line) =>
		lines.push(line),
	);
	expect(code).toBe(2);
	expect(lines[0]).toContain(`${new URL(gone.origin).host} could not be reached: the host refused the connection`);
	expect(lines.filter((line) => line.startsWith("cannot tell "))).toHaveLength(lines.length - 1);
});

test("secret keys and invalid addresses are refused before anything is sent", async () => {
	const payload = Buffer.from(JSON.stringify({ role: "service_role" })).toString("base64url");
	for (const key of ["sb_secret_x", `e30.${payload}.x`]) {
		const lines: string[] = [];
		const env = { SUPABASE_URL: "https://project.example", SUPABASE_PUBLISHABLE_KEY: key };
		expect(await checkHosted(env, (line) => lines.push(line))).toBe(2);
		expect(lines.join("\n")).toContain("secret key");
		expect(lines.join("\n")).not.toContain(key);
	}
	const lines: string[] = [];
	expect(await checkHosted({ SUPABASE_URL: "project" }, (line) => lines.push(line))).toBe(2);
	expect(lines.join("\n")).toContain("SUPABASE_URL");
});

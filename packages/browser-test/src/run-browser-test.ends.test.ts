import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestNetwork, runOn, tryOn } from "./browser-test.test-support.ts";

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "scriptorium-profiles-"));
	// Other test files run browsers at the same time.
	vi.stubEnv("TMPDIR", folder);
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await rm(folder, { recursive: true, force: true });
});

const openNetwork = () => openTestNetwork({ "site.example": "<title>Site</title><p>A page</p>" });

describe("a test run ends", () => {
	/** On a busy machine a run ends before the last of its files are removed. */
	const profiles = async () => (await readdir(tmpdir())).filter((name) => name.startsWith("scriptorium-test-"));

	it("with a search that never ends", async () => {
		const before = await profiles();
		const network = await openNetwork();
		const result = await runOn(network, { code: "/^(a+)+$/.test('a'.repeat(60) + 'b');" });
		expect([result.success, result.errors.join()]).toEqual([
			false,
			expect.stringContaining("did not let the page go on"),
		]);
		await expect.poll(profiles).toEqual(before);
	});

	it("when its memory is full", async () => {
		const network = await openNetwork();
		const code = `const kept = [];
			const grow = () => { for (let i = 0; i < 20; i++) kept.push(new Uint8Array(8e6).fill(1)); document.body.dataset.kept = String(kept.length); setTimeout(grow); }; grow();`;
		const result = await runOn(network, { code }, { memoryMb: 600 });
		expect(result.success).toBe(false);
		expect(result.errors.join()).toMatch(/memory|crashed|broke off/);
	});

	it("when it is canceled, in every phase, and leaves no process and no file", async () => {
		const before = await profiles();
		const network = await openNetwork();
		for (const phase of ["starting", "loading", "running"]) {
			const stopping = new AbortController();
			const run = tryOn(
				network,
				{ code: "setInterval(() => fetch('/alive'), 20);" },
				{
					signal: stopping.signal,
					onPhase: (now) => now === phase && stopping.abort(new Error("canceled")),
				},
			);
			await expect(run, phase).rejects.toThrow("canceled");
		}
		await expect.poll(profiles).toEqual(before);
		// Killed at once: a run that goes on asks 250 times.
		expect(network.heard.filter((line) => line.includes("/alive")).length).toBeLessThan(20);
	});
});

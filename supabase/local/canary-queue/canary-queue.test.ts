import { afterEach, expect, it, vi } from "vitest";
import { type CanaryQueue, chooseCanaryBrowser, createCanaryQueue } from "./canary-queue.ts";

let queue: CanaryQueue | null = null;
afterEach(() => queue?.stop());

function begin(options: { chromium: string | null; waits: () => Promise<boolean> }): string[] {
	const lines: string[] = [];
	// No server listens at this address.
	const project = { url: "http://127.0.0.1:9", serviceRoleKey: "sb_secret_test" };
	queue = createCanaryQueue({ ...options, ...project, log: (line) => lines.push(line), lookEveryMs: 1 });
	queue.begin();
	return lines;
}

it("logs an error once, and continues polling", async () => {
	let looks = 0;
	const waits = async () => {
		looks += 1;
		return true;
	};
	const lines = begin({ chromium: "/nowhere/chromium", waits });
	await vi.waitFor(() => expect(looks).toBeGreaterThan(2), { timeout: 20_000 });
	expect(lines).toEqual(["Test runs of scripts wait: The database did not answer. Try again shortly."]);
}, 30_000);

it("does not poll without a browser", async () => {
	const waits = vi.fn(async () => true);
	begin({ chromium: null, waits });
	await queue?.stop();
	expect(waits).not.toHaveBeenCalled();
});

it("is disabled by SCRIPTORIUM_CANARY, finds the browser of the environment, and says what is missing without one", () => {
	const chromium = process.execPath;
	expect(chooseCanaryBrowser({ CANARY_CHROMIUM: chromium })).toEqual({ chromium });
	expect(chooseCanaryBrowser({ SCRIPTORIUM_CANARY: "off", CANARY_CHROMIUM: chromium })).toMatchObject({
		missing: expect.stringContaining("SCRIPTORIUM_CANARY=off"),
	});
	expect(chooseCanaryBrowser({ PATH: "" })).toMatchObject({ missing: expect.stringContaining("Install Chromium") });
});

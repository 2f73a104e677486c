import { expect, it } from "vitest";
import { waitForQuietMachine } from "./quiet-machine.ts";

it("waits until the processors are free", async () => {
	const shares = [0.9, 0.4, 0.05, 0.8];
	const use = await waitForQuietMachine(async () => shares.shift() ?? 1);
	expect(use).toMatchObject({ busyShare: 0.05, isBusy: false, words: "Other programs used 5 % of the processors." });
	expect(shares).toEqual([0.8]);
});

it("says that a machine stays busy", async () => {
	let samples = 0;
	const use = await waitForQuietMachine(async () => {
		samples += 1;
		return 0.5;
	});
	expect(use.isBusy).toBe(true);
	expect(use.words).toContain("Busy machine: other programs used 50 %");
	expect(samples).toBe(20);
});

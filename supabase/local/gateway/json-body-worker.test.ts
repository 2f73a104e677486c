import { expect, it } from "vitest";
import { checkJsonBody } from "./json-body-check.ts";
import { checkInWorker } from "./json-body-worker.ts";

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

it.each([
	["a large script", JSON.stringify({ p_code: '"\n'.repeat(1_000_000) })],
	["half of a character", JSON.stringify({ p_code: `${"x".repeat(3_000_000)}\ud800` })],
	["too many values", `{"p_flow":[${"0,".repeat(400_000)}0]}`],
	["no JSON", "[".repeat(3_000_000)],
])("finds the same in a thread of its own: %s", async (_what, text) => {
	expect(await checkInWorker(bytesOf(text))).toEqual(checkJsonBody(bytesOf(text)));
});

it("answers each of several bodies with its own result, while this thread goes on", async () => {
	let turns = 0;
	const timer = setInterval(() => {
		turns += 1;
	}, 1);
	const texts = ["a", "b\ud800", "c"].map((text) => JSON.stringify(text.repeat(2_000_000)));
	const checks = await Promise.all(texts.map((text) => checkInWorker(bytesOf(text))));
	clearInterval(timer);
	expect(checks.map(({ hasLoneSurrogate }) => hasLoneSurrogate)).toEqual([false, true, false]);
	expect(turns).toBeGreaterThan(0);
});

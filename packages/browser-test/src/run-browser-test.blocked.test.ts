import { expect, it } from "vitest";
import { openTestNetwork, runOn } from "./browser-test.test-support.ts";

it.each([
	["a loop that never ends", "for (;;) {}", /loop/i],
	[
		"microtasks without end",
		"const again = () => Promise.resolve().then(again); again();",
		/did not let the page go on/,
	],
	[
		"frames that compute",
		"document.body.append(Object.assign(document.createElement('iframe'), { srcdoc: '<script>for (;;);</' + 'script>' }));",
		/did not let the page go on|not measured/,
	],
	["dialogs without end", "for (;;) alert('again');", /loop|did not let the page go on/i],
])("a run ends with %s", async (_what, code, error) => {
	const network = await openTestNetwork({ "site.example": "<title>Site</title><p>A page</p>" });
	const result = await runOn(network, { code });
	expect([result.success, result.errors.join()]).toEqual([false, expect.stringMatching(error)]);
});

it("a run ends when objects fill the heap", async () => {
	const network = await openTestNetwork({ "site.example": "<title>Site</title><p>A page</p>" });
	const code = `const kept = [];
		const grow = () => { for (let i = 0; i < 2e5; i++) kept.push({ a: [i, String(i)] }); document.body.dataset.kept = String(kept.length); setTimeout(grow); }; grow();`;
	const result = await runOn(network, { code }, { memoryMb: 600 });
	expect(result.success).toBe(false);
	expect(result.errors.join()).toMatch(/memory|crashed|broke off/);
});

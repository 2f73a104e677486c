import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { userscript } from "../testing/find-in.ts";

const LEAVE = 'location.href = "https://stranger.test/x"';
const levelOf = (body: string) =>
	analyzeScript({ code: userscript(["match https://shop.example/*"], body) }).risk_level;

describe("a menu or a dialog of the script's own asks nobody", () => {
	test.each([
		["a member that is called at once", `({ onOk: () => { ${LEAVE}; } }).onOk();`],
		[
			"a menu that runs its commands",
			`const registerMenuCommand = (name, run) => run(); registerMenuCommand("Help", () => { ${LEAVE}; });`,
		],
		["a dialog that agrees by itself", `const show = (options) => options.yes(); show({ yes: () => { ${LEAVE}; } });`],
		[
			"a promise that agrees",
			`const show = async () => ({ isConfirmed: true }); show().then((result) => { if (result.isConfirmed) ${LEAVE}; });`,
		],
	])("%s: worth a look", (_title, body) => {
		expect(levelOf(body)).toBe("amber");
	});
});

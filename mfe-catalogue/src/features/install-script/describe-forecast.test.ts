import type { CspForecast } from "@scriptorium/script-analyzer/capabilities/forecast-csp";
import { expect, it } from "vitest";
import { describeForecast } from "./describe-forecast.ts";
import { en } from "./messages/csp-en.ts";

const nothing: CspForecast = { obstacles: [], codeFromText: [], inlineScripts: false };
const words = (forecast: CspForecast | null) => describeForecast(forecast, en).join(" ");

it("always says that it may not start at all, and what works then", () => {
	for (const forecast of [null, nothing, { ...nothing, inlineScripts: true }]) {
		expect(words(forecast)).toContain("some browsers do not start");
		expect(words(forecast)).toContain("Installed as a userscript");
	}
});

it("does not say that nothing is blocked of code that was not analyzed", () => {
	expect(words(null)).toContain("is unknown");
	expect(words(null)).not.toContain(en.nothingElse);
	expect(words(nothing)).toContain(en.nothingElse);
});

it("names what a policy may block, with the directive", () => {
	const told = words({
		obstacles: [
			{ directive: "connect-src", hosts: ["api.example", "(unknown)"] },
			{ directive: "img-src", hosts: ["a.example", "b.example", "c.example", "d.example", "e.example"] },
		],
		codeFromText: ["eval"],
		inlineScripts: true,
	});
	expect(told).toContain("requests to api.example, a server that could not be determined (connect-src)");
	expect(told).toContain("images from a.example, b.example, c.example and 2 more (img-src)");
	expect(told).toContain("code made from text by eval (script-src)");
	expect(told).toContain(en.userscriptOwn);
	expect(told).toContain(en.userscriptPage);
});

it("does not promise a userscript that what it puts into the page gets through", () => {
	const told = words({ ...nothing, obstacles: [{ directive: "script-src", hosts: ["cdn.example"] }] });
	expect(told).toContain(en.userscriptPage);
	expect(told).not.toContain(en.userscriptOwn);
});

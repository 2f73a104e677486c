import { expect, it } from "vitest";
import { puppeteerSelector, puppeteerSelectors } from "./puppeteer-selector.ts";

// Each finds what it says with Puppeteer 25.16 in Chromium 156.
it.each([
	["#save", "#save"],
	['aria/Save[role="button"]', '::-p-aria(Save[role="button"])'],
	['aria/[role="button"]', '::-p-aria([role="button"])'],
	["text/Two words", "::-p-text(Two words)"],
	["text/a (b) c", "::-p-text(a (b) c)"],
	["text/a) (b", "::-p-text('a) (b')"],
	["text/ edge", "::-p-text(' edge')"],
	['text/"all"', `::-p-text('"all"')`],
	["text/it's", `::-p-text("it's")`],
	[`text/it's "all"`, `::-p-text("it's \\"all\\"")`],
	["text/C:\\new", "::-p-text('C:\\\\new')"],
	["xpath//html/body", "::-p-xpath(/html/body)"],
	['xpath///*[@id="a(b"]', '::-p-xpath(//*[@id="a(b"])'],
	['aria/[name="a[b=\\"c\\"]"][role="link"]', `::-p-aria("[name='a[b=\\"c\\"]'][role=\\"link\\"]")`],
	["pierce/button", ":scope >>> button"],
	["#host >>> button", "#host >>>> button"],
	["#host >>> a, b", "#host >>>> :is(a, b)"],
	["a, b", "a, b"],
	['#host >>> x-in >>> aria/Pay[role="button"]', '#host >>>> x-in >>>> ::-p-aria(Pay[role="button"])'],
	["#host >>> pierce/button", "#host >>> button"],
])("%s is %s", (selector, spelled) => {
	expect(puppeteerSelector(selector)).toBe(spelled);
});

it("gives each alternative once, in their order", () => {
	const target = { strategy: "css", fallbacks: ["text/Save", "#save", "text/Save"], attributes: {} } as const;
	expect(puppeteerSelectors({ ...target, primary: "#save", fallbacks: [...target.fallbacks] })).toEqual([
		"#save",
		"::-p-text(Save)",
	]);
});

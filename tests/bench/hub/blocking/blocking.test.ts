// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { PageLoad } from "../browser/load-page.ts";
import { barePageSource, reactProps } from "./markup.ts";
import { type BlockingLoads, writeBlocking } from "./write-blocking.ts";

it("gives React the properties that make the same attributes", () => {
	const attributes = {
		class: "card wide",
		hidden: "",
		alt: "",
		tabindex: "-1",
		style: "--gap: 4px; background-color: red",
		"data-tour": "explore",
		"stroke-width": "2",
		autocomplete: "off",
		"aria-hidden": "true",
	};
	const html = renderToString(createElement("div", reactProps(attributes)));
	const made = new DOMParser().parseFromString(html, "text/html").querySelector("div");
	const written = Object.fromEntries([...(made?.attributes ?? [])].map(({ name, value }) => [name, value]));
	expect(written).toEqual({ ...attributes, style: "--gap:4px;background-color:red" });
});

it("writes a module that shows the markup and does nothing else", () => {
	const nodes = [
		"Before ",
		{
			tag: "label",
			attributes: { for: "q" },
			children: ['Say "hi"', { tag: "input", attributes: { value: "a" }, children: [] }],
		},
	];
	const rendered = barePageSource(nodes, false);
	expect(rendered).toContain(
		'h(Fragment, null, "Before ", h("label", {"htmlFor":"q"}, "Say \\"hi\\"", h("input", {"defaultValue":"a"})))',
	);
	expect(rendered).toContain('createRoot(document.getElementById("root")).render(h(Page))');
	expect(barePageSource(nodes, true)).toContain('hydrateRoot(document.getElementById("root"), h(Page))');
});

const load = (blockingMs: number): PageLoad => ({
	title: "Home",
	largestPaintMs: 900,
	blockingMs,
	mainThreadMs: 1200,
	requests: [],
});
const loads = (blocking: number[], audited: number[]): BlockingLoads => ({
	loads: blocking.map(load),
	auditedMs: audited,
});

it("reports medians of both measurements and whether each meets the goal", () => {
	const write = (hub: BlockingLoads, bare: BlockingLoads) =>
		writeBlocking({ isServerRendered: true, hub, bare }, { runs: 3, source: "Today." }).replaceAll("\n", " ");
	const text = write(loads([250, 290, 700], [400, 300, 350]), loads([100, 90, 110], [100]));
	expect(text).toMatch(/\| home +\| +290 \| +78 % \| +350 \| +14 % \| +1200 \| +900 \| +0\.0 \|/);
	expect(text).toContain("in the browser × 2.90, met; by Lighthouse × 3.50, missed.");
	expect(write(loads([10], [40]), loads([0], [20]))).toContain(
		"in the browser no ratio, because the bare page blocks for no time on this machine; by Lighthouse × 2.00, met.",
	);
});

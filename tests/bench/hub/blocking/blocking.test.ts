// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { PageLoad } from "../browser/load-page.ts";
import { barePageSource, reactProps } from "./markup.ts";
import { writeBlocking } from "./write-blocking.ts";

it("gives React the properties that make the same attributes", () => {
	const attributes = {
		class: "card wide",
		hidden: "",
		alt: "",
		tabindex: "-1",
		style: "--gap: 4px; background-color: red",
		"data-tour": "explore",
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

it("reports medians and whether the goal is met", () => {
	const write = (hub: number[], bare: number[]) =>
		writeBlocking({ isServerRendered: true, hub: hub.map(load), bare: bare.map(load) }, { runs: 3, source: "Today." });
	const text = write([250, 290, 700], [100, 90, 110]);
	expect(text).toMatch(/\| home +\| +290 \| +78 % \| +1200 \| +900 \| +0\.0 \|/);
	expect(text).toContain("× 2.90, met.");
	expect(write([310], [100])).toContain("× 3.10, missed.");
	expect(write([10], [0])).toContain("blocks for no time on this machine, so there is no ratio; home: 10 ms.");
});

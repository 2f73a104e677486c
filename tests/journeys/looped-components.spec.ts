import { generateScript } from "@scriptorium/flow/generate/generate-script";
import { exportFlow } from "@scriptorium/flow/tools/export-flow";
import { type Connection, flowOf, type Step } from "../support/flow-graph.ts";
import { page as html, openHubStandIn } from "../support/hub-stand-in.ts";
import { runPlaywright, runPuppeteer } from "../support/run-exports.ts";
import { expect, runBookmarklet, test } from "./generated-code-fixture.ts";

/** Tiles whose content is in open shadow roots, one of them nested. */
const TILES = `
<x-tile name="tea">Offer</x-tile><x-tile name="ink"></x-tile>
<script>
	window.kept = [];
	const keep = (line) => { kept.push(line); document.documentElement.dataset.kept = JSON.stringify(kept); };
	console.log = keep;
	for (const tile of document.querySelectorAll("x-tile")) {
		const name = tile.getAttribute("name");
		const root = tile.attachShadow({ mode: "open" });
		root.innerHTML = "<b>" + name + "</b><slot></slot><x-row></x-row><button>Buy</button>";
		root.querySelector("button").onclick = () => keep("buy " + name);
		const row = root.querySelector("x-row").attachShadow({ mode: "open" });
		row.innerHTML = "<ul><li><i>" + name + " 1</i></li><li><i>" + name + " 2</i></li></ul><input>";
		row.querySelector("input").onchange = ({ target }) => keep("typed " + target.value);
	}
</script>`;

const steps = (url: string): readonly Step[] => [
	["open", "navigate", { url }],
	["tiles", "loop", { selector: "x-tile" }],
	["title", "extract", { selector: "b", variable: "title" }],
	["say", "log", { message: "$" + "{title}" }],
	["note", "type", { selector: "input", value: "two", clearFirst: true }],
	["buy", "click", { selector: "button" }],
	["rows", "loop", { selector: "li" }],
	["row", "extract", { selector: "i", variable: "row" }],
	["sayRow", "log", { message: "$" + "{row}" }],
	["end", "log", { message: "end" }],
];
const CONNECTIONS: readonly Connection[] = [
	["open", "tiles"],
	["tiles", "title", "body"],
	["title", "say"],
	["say", "note"],
	["note", "buy"],
	["buy", "rows"],
	["rows", "row", "body"],
	["row", "sayRow"],
	["tiles", "end", "done"],
];
const END = ["tea", "ink"]
	.flatMap((name) => [name, "typed two", `buy ${name}`, `${name} 1`, `${name} 2`])
	.concat("end");

for (const useAsync of [true, false])
	test(`a loop over components reads and uses what is in their shadow roots, useAsync ${useAsync}`, {
		tag: "@soak",
	}, async ({ page, shop }) => {
		await shop.open(TILES);
		const flow = flowOf(steps("").slice(1), CONNECTIONS.slice(1));
		const made = generateScript(flow, { name: "Tiles", useAsync }, "bookmarklet");
		if (!made.ok) throw new Error(made.error.message);
		await runBookmarklet(page, made.value.code);
		await expect.poll(() => page.evaluate("kept")).toEqual(END);
		expect(shop.dialogs).toEqual([]);
	});

test("a loop over components does the same in the exports", { tag: "@soak" }, async () => {
	const site = await openHubStandIn();
	try {
		site.serve("/tiles", html("Tiles", TILES));
		const flow = flowOf(steps(`${site.origin}/tiles`), CONNECTIONS);
		const codeFor = (tool: "playwright" | "puppeteer"): string => {
			const made = exportFlow(flow, { name: "Tiles" }, tool, () => crypto.randomUUID());
			if (!made.ok) throw new Error(made.error.message);
			return made.value.text;
		};
		// The script itself writes what it has read to its own console.
		const inPage = END.filter((line) => /^(?:buy|typed)/.test(line));
		const kept = "window.kept.filter((line) => /^(?:buy|typed)/.test(line))";
		expect(await runPlaywright(codeFor("playwright"), kept, "")).toEqual(inPage);
		expect(await runPuppeteer(codeFor("puppeteer"), kept, {})).toEqual(inPage);
	} finally {
		site.close();
	}
});

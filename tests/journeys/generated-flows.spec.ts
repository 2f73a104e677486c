import type { Page } from "@playwright/test";
import type { FlowGraph } from "@scriptorium/flow/document/flow-document";
import { generateScript } from "@scriptorium/flow/generate/generate-script";
import type { GenerateSettings, GenerateTarget } from "@scriptorium/flow/generate/generated-code";
import { flowOf, inSequence, type Step } from "../support/flow-graph.ts";
import { at, expect, ORIGIN, runBookmarklet, test } from "./generated-code-fixture.ts";

/** Steps one after the other. */
const chained = (...steps: readonly Step[]): FlowGraph => flowOf(steps, inSequence(steps));

function codeOf(flow: FlowGraph, target: GenerateTarget, settings: Partial<GenerateSettings> = {}): string {
	const made = generateScript(flow, { name: "Order ink", ...settings }, target);
	if (!made.ok) throw new Error(made.error.message);
	return made.value.code;
}

const PAGE = `
	<h1>Ink</h1><a href="/more">More</a>
	<input id="name" oninput="log('typed ' + value)"><select id="size" onchange="log('chose ' + value)"><option>s<option>m</select>
	<ul><li><b>12</b><button onclick="log('bought 12')">Buy</button></li><li><b>7</b><button onclick="log('bought 7')">Buy</button></li></ul>
	<script>
		const late = document.createElement("p");
		late.id = "late";
		setTimeout(() => document.body.append(late), 300);
	</script>`;

/** Buys what costs less than ten, in a loop over the rows of a list; then one step of each kind that is left. */
const EVERYTHING = flowOf(
	[
		["title", "extract", { selector: "h1", variable: "title" }],
		["link", "extract", { selector: "a", variable: "link", attribute: "href" }],
		["name", "type", { selector: "#name", value: "$" + "{title} </script>" }],
		["size", "select", { selector: "#size", value: "m" }],
		["rows", "loop", { selector: "li" }],
		["price", "extract", { selector: "b", variable: "price" }],
		["cheap", "condition", { condition: "$" + "{price} < 10" }],
		["buy", "click", { selector: "button", waitBefore: 10 }],
		["note", "store", { variable: "note", value: "$" + "{title} for $" + "{price}" }],
		["late", "observe", { selector: "#late" }],
		["twice", "loop", { times: 2 }],
		["pause", "wait", { delay: 5 }],
		["copy", "copy", { value: "$" + "{note}" }],
		["custom", "custom", { code: "window.log(`custom $" + "{note} $" + "{link}`);" }],
		["log", "log", { message: "logged $" + "{note}" }],
		["alert", "alert", { message: "Done: $" + "{note}" }],
		["again", "observe", { selector: "#missing", timeout: 100 }],
	],
	[
		["title", "link"],
		["link", "name"],
		["name", "size"],
		["size", "rows"],
		["rows", "price", "body"],
		["price", "cheap"],
		["cheap", "buy", "true"],
		["buy", "note"],
		["rows", "late", "done"],
		["late", "twice"],
		["twice", "pause", "body"],
		["twice", "copy", "done"],
		["copy", "custom"],
		["custom", "log"],
		["log", "alert"],
		["alert", "again"],
	],
);
const DONE = ["typed Ink </script>", "chose m", "bought 7", `custom Ink for 7 ${ORIGIN}/more`];

test.describe("generated flows", () => {
	const LAYOUTS = [
		["bookmarklet", true],
		["bookmarklet", false],
		["script", true],
		["script", false],
		["userscript", true],
	] as const;
	for (const [target, useAsync] of LAYOUTS) {
		test(`do every kind of step: ${target}, useAsync ${useAsync}`, { tag: "@soak" }, async ({
			page,
			context,
			shop,
		}) => {
			await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: ORIGIN });
			const code = codeOf(EVERYTHING, target, { useAsync, targetUrl: "shop.test" });
			if (target === "userscript") await page.addInitScript({ content: installed(code) });
			await shop.open(PAGE);
			const logged = page.waitForEvent("console", (message) => message.text() === "logged Ink for 7");
			if (target === "bookmarklet") await runBookmarklet(page, code);
			else if (target === "script") await page.evaluate(startLater, code);
			else await page.evaluate("choose()");
			await logged;
			await shop.expectDialogs("Done: Ink for 7", "An error occurred: Element not found: #missing");
			await shop.logged(...DONE);
			expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Ink for 7");
		});
	}

	test("report every step of a run", { tag: "@soak" }, async ({ page, context, shop }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: ORIGIN });
		await shop.open(PAGE);
		const code = codeOf(EVERYTHING, "run");
		const events: { type: string; nodeId?: string; message?: string; outcome?: string }[] = await page.evaluate(
			`(async () => { const all = []; const report = (event) => all.push(event); const resumeFrom = null; const signal = new AbortController().signal;
			await (async () => { ${code}\n })(); return all; })()`,
		);
		await shop.logged(...DONE);
		const done = events.filter(({ type }) => type === "done").map(({ nodeId }) => nodeId);
		expect(done.join(" ")).toBe(
			"title link name size rows price cheap price cheap buy note late twice pause pause copy custom log alert",
		);
		expect(events.filter(({ type }) => type === "failed")).toMatchObject([
			{ nodeId: "again", message: "Element not found: #missing" },
		]);
		expect(events.at(-1)).toMatchObject({ type: "end", outcome: "failed" });
	});

	const KINDS_OF_RECORDINGS = chained(
		["check", "check", { selector: "#terms" }],
		["hover", "hover", { selector: "#menu" }],
		["drag", "drag", { selector: "#card", parameters: { destination: at("#there") } }],
		["key", "keypress", { selector: "#q", value: "Enter" }],
		["scroll", "scroll", { selector: "#list", parameters: { to: { x: 0, y: 100 } } }],
		// What a script cannot do is left out.
		["file", "upload", { selector: "#file" }],
		["tab", "tab", {}],
		["ask", "click", { selector: "#ask" }],
		["sure", "dialog", { parameters: { dialog: "confirm", accepted: true } }],
		["mark", "click", { selector: "#mark" }],
	);
	const KINDS_PAGE = `
		<input type="checkbox" id="terms" onchange="log('ticked ' + checked)"><p id="menu" onmouseenter="log('hovered')">Menu</p>
		<p id="card" draggable="true">Card</p><p id="there" ondragover="event.preventDefault()" ondrop="log('dropped')">There</p>
		<input id="q" onkeydown="log('pressed ' + event.key)"><input type="file" id="file">
		<div id="list" style="height: 50px; overflow: auto"><div style="height: 500px"></div></div>
		<button id="ask" onclick="log('answered ' + confirm('Sure?'))">Ask</button>
		<button id="mark" onclick="log('scrolled ' + document.querySelector('#list').scrollTop)">Mark</button>`;
	const MARK = '<button id="mark" onclick="log(location.pathname)">Mark</button>';
	/** Steps that load a page: the page before, the page where they lead to, and how the browser says it was loaded. */
	const LOADS: readonly (readonly [Step, from: string, to: string, how: string])[] = [
		[["go", "navigate", { url: "/two" }], "/", "/two", "navigate"],
		[["again", "reload", {}], "/", "/", "reload"],
		[["back", "back", {}], "/two", "/two", "back_forward"],
	];

	for (const target of ["bookmarklet", "script", "userscript", "run"] as const) {
		test(`do the kinds of steps of recordings, and load pages: ${target}`, { tag: "@soak" }, async ({
			page,
			context,
			shop,
		}) => {
			const begin = async (tab: Page, flow: FlowGraph, ...paths: readonly string[]): Promise<void> => {
				const code = codeOf(flow, target, { targetUrl: "shop.test" });
				if (target === "userscript") await tab.addInitScript({ content: installed(code) });
				if (target === "run") await tab.addInitScript({ content: running(code) });
				for (const path of paths) await tab.goto(ORIGIN + path);
				if (target === "bookmarklet") await runBookmarklet(tab, code);
				else if (target === "script") await tab.evaluate(startLater, code);
				else await tab.evaluate("choose()");
			};
			await shop.open(KINDS_PAGE, "/kinds", { "/": MARK, "/two": MARK });
			await begin(page, KINDS_OF_RECORDINGS, "/kinds");
			const done = ["ticked true", "hovered", "dropped", "pressed Enter", "answered true", "scrolled 100"];
			await shop.logged(...done);
			expect(shop.dialogs).toEqual([]);

			for (const [step, from, to, how] of LOADS) {
				const tab = await context.newPage();
				await begin(tab, chained(step, ["mark", "click", { selector: "#mark" }]), from, "/");
				const state = () =>
					tab.evaluate(() => {
						const [navigation] = performance.getEntriesByType("navigation");
						const { dataset } = document.documentElement;
						return [location.pathname, (navigation as PerformanceNavigationTiming).type, dataset.log ?? ""];
					});
				const goesOn = target === "userscript" || target === "run";
				await expect
					.poll(() => state().catch(() => []), { timeout: 30_000 })
					.toEqual([to, how, goesOn ? `${to} | ` : ""]);
				await tab.close();
			}
			const opened = context.waitForEvent("page", (other) => other !== page && other.url() !== "about:blank");
			await begin(page, chained(["tab", "navigate", { url: "/two", newTab: true }]), "/");
			expect(new URL((await opened).url()).pathname).toBe("/two");
		});
	}

	/** As a file that a page includes. It may load another page at once, so nothing waits for it. */
	const startLater = (code: string): void => {
		setTimeout(() => {
			const script = document.createElement("script");
			script.textContent = code;
			document.head.append(script);
		});
	};

	/** Whoever runs the code keeps its state, and runs it again on the next page. */
	const running = (code: string): string =>
		`const run = async (resumeFrom) => {
			const signal = new AbortController().signal;
			const report = ({ type, state }) => {
				if (type === "keep") sessionStorage.setItem("kept", JSON.stringify(state));
				if (type === "end") sessionStorage.removeItem("kept");
			};
			await (async () => {\n${code}\n})();
		};
		window.choose = () => { run(null); };
		const kept = sessionStorage.getItem("kept");
		if (kept !== null) addEventListener("DOMContentLoaded", () => { run(JSON.parse(kept)); });`;

	/** A manager's menu command, and the script on every page. */
	const installed = (code: string): string =>
		`var GM_registerMenuCommand = (name, run) => { window.choose = run; };
		addEventListener("DOMContentLoaded", () => {\n${code}\n});`;

	test("go on over two page loads as a userscript, in the middle of a loop", async ({ page, shop }) => {
		const flow = flowOf(
			[
				["twice", "loop", { times: 2 }],
				["next", "click", { selector: "a" }],
				["title", "extract", { selector: "h1" }],
				["log", "log", { message: "read $" + "{extractedText}" }],
			],
			[
				["twice", "next", "body"],
				["next", "title"],
				["title", "log"],
			],
		);
		await page.addInitScript({ content: installed(codeOf(flow, "userscript", { targetUrl: "shop.test" })) });
		await shop.open('<h1>One</h1><a href="/two">Next</a>', "/", {
			"/two": '<h1>Two</h1><a href="/three">Next</a>',
			"/three": "<h1>Three</h1>",
		});
		const lines: string[] = [];
		page.on("console", (message) => lines.push(message.text()));
		await page.evaluate("choose()");
		await expect.poll(() => lines, { timeout: 30_000 }).toEqual(["read Two", "read Three"]);
		await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
	});

	test("ask before they type on another page, and stop by their button", { tag: "@soak" }, async ({ page, shop }) => {
		const flow = chained(
			["next", "click", { selector: "a" }],
			["name", "type", { selector: "#name", value: "Ada" }],
			["late", "observe", { selector: "#never", timeout: 60_000 }],
			["log", "log", { message: "never" }],
		);
		await page.addInitScript({ content: installed(codeOf(flow, "userscript", { targetUrl: "shop.test" })) });
		await shop.open('<a href="/two">Next</a>', "/", { "/two": '<input id="name" oninput="log(value)">' });
		await page.evaluate("choose()");
		await page.waitForURL("**/two");
		await expect.poll(() => page.evaluate(() => document.documentElement.lastElementChild?.localName)).toBe("div");
		await shop.logged();
		// The field, then Continue.
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await shop.logged("Ada");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
		await expect(page.locator("html > div")).toHaveCount(0);
		expect(shop.dialogs).toEqual([]);
	});
});

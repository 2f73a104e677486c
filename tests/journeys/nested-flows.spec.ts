import type { Page } from "@playwright/test";
import type { FlowGraph } from "@scriptorium/flow/document/flow-document";
import { generateScript } from "@scriptorium/flow/generate/generate-script";
import type { GenerateTarget } from "@scriptorium/flow/generate/generated-code";
import { exportFlow } from "@scriptorium/flow/tools/export-flow";
import fc from "fast-check";
import { type Connection, flowOf, type Step } from "../support/flow-graph.ts";
import { page as html, openHubStandIn } from "../support/hub-stand-in.ts";
import { runPlaywright, runPuppeteer } from "../support/run-exports.ts";
import { at, expect, ORIGIN, test } from "./generated-code-fixture.ts";

/** A loop over elements, a counted loop, or a condition whose branch for true, or for false, has the steps. */
const LEVELS = ["each", "times", "if", "else"] as const;
type Level = (typeof LEVELS)[number];
/** From the outside. */
type Nesting = readonly Level[];

const TURNS = 2;

interface Kind {
	readonly steps: readonly Step[];
	/** What the page has kept afterwards, for the element around the steps; nothing is said of kinds without an effect. */
	readonly effect: (place: string) => readonly string[];
}

const effect =
	(word: string): Kind["effect"] =>
	(place) => [`${word} ${place}`];

/** One kind of step each, with the steps that it needs; selectors are completed by the class of the depth. Those that load a page or leave the tab are tested in generated-flows. */
const KINDS = {
	click: { steps: [["s", "click", { selector: "button" }]], effect: effect("click") },
	type: {
		steps: [["s", "type", { selector: "[type=text]", value: "Ada", clearFirst: true }]],
		effect: effect("typed Ada"),
	},
	select: { steps: [["s", "select", { selector: "select", value: "m" }]], effect: effect("chose m") },
	check: { steps: [["s", "check", { selector: "[type=checkbox]" }]], effect: effect("ticked") },
	hover: { steps: [["s", "hover", { selector: "i" }]], effect: effect("hovered") },
	drag: {
		steps: [["s", "drag", { selector: "u", parameters: { destination: at("#there") } }]],
		effect: effect("dragged"),
	},
	keypress: { steps: [["s", "keypress", { selector: "button", value: "ArrowDown" }]], effect: effect("key ArrowDown") },
	scroll: { steps: [["s", "scroll", { selector: "div", parameters: { to: { x: 0, y: 9 } } }]], effect: () => [] },
	dialog: {
		steps: [
			["s", "click", { selector: "em" }],
			["answer", "dialog", { parameters: { dialog: "confirm", accepted: true } }],
		],
		effect: effect("sure true"),
	},
	extract: {
		steps: [
			["s", "extract", { selector: "b", variable: "read" }],
			["say", "log", { message: "read $" + "{read}" }],
		],
		effect: effect("read"),
	},
	store: {
		steps: [
			["s", "store", { variable: "kept", value: "word" }],
			["say", "log", { message: "$" + "{kept}" }],
		],
		effect: () => ["word"],
	},
	copy: { steps: [["s", "copy", { value: "copied" }]], effect: () => [] },
	wait: { steps: [["s", "wait", { delay: 1 }]], effect: () => [] },
	observe: { steps: [["s", "observe", { selector: "b" }]], effect: () => [] },
	alert: { steps: [["s", "alert", { message: "told" }]], effect: () => ["told"] },
	log: { steps: [["s", "log", { message: "logged" }]], effect: () => ["logged"] },
	custom: { steps: [["s", "custom", { code: "console.log('custom');" }]], effect: () => ["custom"] },
} satisfies Readonly<Record<string, Kind>>;
type KindName = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** Which elements a loop finds, from the outside. */
const PARTS = ["main", "section", "article"];

/** Everything a step may use, named by its place, with the number of elements around it as class. The elements of inner loops follow. */
const controls = (place: string, depth: number): string =>
	`<b>${place}</b><button onclick="keep('click ${place}')" onkeydown="keep('key ' + event.key + ' ${place}')">Act</button>
	<input type="text" onchange="keep('typed ' + value + ' ${place}')"><select onchange="keep('chose ' + value + ' ${place}')"><option>s<option>m</select>
	<input type="checkbox" onchange="keep('ticked ${place}')"><i onmouseenter="keep('hovered ${place}')">Hover</i>
	<u draggable="true" ondragstart="keep('dragged ${place}')">Drag</u><em onclick="keep('sure ' + confirm('Sure?') + ' ${place}')">Ask</em>
	<div style="height: 9px; overflow: auto"><p style="height: 99px">Long</p></div><s onclick="keep('after ${place}'); untick()">Mark</s>`.replaceAll(
		/<[a-z]+/g,
		`$& class="d${depth}"`,
	);

const partsOf = (place: string, depth: number): string => {
	const name = PARTS[depth];
	if (name === undefined) return "";
	const part = (turn: number): string => {
		const inner = `${place}.${turn}`;
		return `<${name}>${controls(inner, depth + 1)}${partsOf(inner, depth + 1)}</${name}>`;
	};
	return part(1) + part(2);
};

const PAGE = `${controls("page", 0)}${partsOf("page", 0)}<p id="there" ondragover="event.preventDefault()">There</p>`;

type Exit = readonly [id: string, name?: Connection[2]];

/** A flow with the steps of a kind inside all levels; behind each inner block stands a step of the same element. */
function nested(nesting: Nesting, kind: Kind, ...before: readonly Step[]): FlowGraph {
	const steps: Step[] = [...before];
	const connections: Connection[] = [];
	const connect = (exits: readonly Exit[], to: string): void => {
		for (const [from, name] of exits) connections.push(name === undefined ? [from, to] : [from, to, name]);
	};
	const add = (from: readonly Exit[], depth: number, loops: number): readonly Exit[] => {
		const level = nesting[depth];
		if (level === undefined) {
			let before = from;
			for (const [id, type, data] of kind.steps) {
				const { selector } = data;
				steps.push([id, type, selector === undefined ? data : { ...data, selector: `${selector}.d${loops}` }]);
				connect(before, id);
				before = [[id]];
			}
			return before;
		}
		const id = `level${depth}`;
		connect(from, id);
		if (level === "if" || level === "else") {
			steps.push([id, "condition", { condition: `1 ${level === "if" ? "<" : ">"} 2` }]);
			const [taken, other] = level === "if" ? (["true", "false"] as const) : (["false", "true"] as const);
			return [...add([[id, taken]], depth + 1, loops), [id, other]];
		}
		steps.push([id, "loop", level === "each" ? { selector: PARTS[loops] ?? "" } : { times: TURNS }]);
		const within = level === "each" ? loops + 1 : loops;
		const inner = add([[id, "body"]], depth + 1, within);
		steps.push([`mark${depth}`, "click", { selector: `s.d${within}` }]);
		connect(inner, `mark${depth}`);
		return [[id, "done"]];
	};
	const exits = add(
		before.map(([id]): Exit => [id]),
		0,
		0,
	);
	steps.push(["end", "log", { message: "end" }]);
	connect(exits, "end");
	return flowOf(steps, connections);
}

/** What the page keeps, by the meaning of the flow alone. */
function expected([level, ...inner]: Nesting, kind: Kind, place = "page"): readonly string[] {
	if (level === undefined) return kind.effect(place);
	if (level === "if" || level === "else") return expected(inner, kind, place);
	return [1, 2].flatMap((turn) => {
		const around = level === "each" ? `${place}.${turn}` : place;
		return [...expected(inner, kind, around), `after ${around}`];
	});
}

const TARGETS: readonly (readonly [GenerateTarget, useAsync: boolean])[] = [
	["bookmarklet", true],
	["bookmarklet", false],
	["script", true],
	["script", false],
	["userscript", true],
	["run", true],
];

const KEPT = "window.kept";
const EXPORTS = [
	["playwright", (code: string) => runPlaywright(code, KEPT, "")],
	["puppeteer", (code: string) => runPuppeteer(code, KEPT, {})],
] as const;

function codeOf(flow: FlowGraph, target: GenerateTarget, useAsync: boolean): string {
	const made = generateScript(flow, { name: "Nested", useAsync, targetUrl: "shop.test" }, target);
	if (!made.ok) throw new Error(made.error.message);
	const { code } = made.value;
	if (target === "bookmarklet") return decodeURIComponent(code.replace(/^javascript:/, ""));
	if (target === "userscript")
		return `let choose; const GM_registerMenuCommand = (name, run) => { choose = run; };\n${code}\nchoose();`;
	if (target === "script") return code;
	return `const report = () => {}, resumeFrom = null, signal = new AbortController().signal;\n(async () => {${code}\n})();`;
}

/** Runs the code on the page as it was opened, until it says its end or shows an error. */
const run = async ([page, code]: readonly [page: string, code: string]): Promise<readonly string[]> => {
	const kept: string[] = [];
	document.body.innerHTML = page;
	sessionStorage.clear();
	const ended = new Promise<void>((resolve) => {
		const keep = (line: unknown): void => {
			kept.push(String(line));
			if (line === "end" || String(line).startsWith("An error occurred")) resolve();
		};
		// So that a box is ticked anew in each turn of a loop.
		const untick = (): void => {
			for (const box of document.querySelectorAll<HTMLInputElement>("[type=checkbox]")) box.checked = false;
		};
		Object.assign(window, { keep, untick, alert: keep, confirm: () => false });
		console.log = keep;
		window.onerror = (message) => keep(`An error occurred: ${String(message)}`);
		window.onunhandledrejection = ({ reason }) => keep(`An error occurred: ${String(reason)}`);
	});
	const script = document.createElement("script");
	script.textContent = `{${code}\n}`;
	document.head.append(script);
	await ended;
	script.remove();
	return kept;
};

const name = (nesting: Nesting, kind: string): string => `${nesting.join(" in ")}: ${kind}`;

/** All nestings of a number of levels. */
const nestings = (depth: number): Nesting[] =>
	depth === 0 ? [[]] : nestings(depth - 1).flatMap((outer) => LEVELS.map((level) => [...outer, level]));

test.describe("a step inside loops and conditions has the same effect in every kind of code", () => {
	test.beforeEach(async ({ page, context }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: ORIGIN });
		await context.route(`${ORIGIN}/`, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
		await page.goto(`${ORIGIN}/`);
		await page.bringToFront();
	});

	const compare = async (page: Page, nesting: Nesting, kindName: KindName): Promise<void> => {
		const kind = KINDS[kindName];
		const wanted = [...expected(nesting, kind), "end"];
		for (const [target, useAsync] of TARGETS) {
			const kept = await page.evaluate(run, [PAGE, codeOf(nested(nesting, kind), target, useAsync)] as const);
			expect(kept, `${name(nesting, kindName)}, ${target}, useAsync ${useAsync}`).toEqual(wanted);
		}
	};

	test("a click, where an element is looked up in another one", { tag: "@soak" }, async ({ page }) => {
		const loops = ["each each", "each if", "else each", "times each", "each each each"];
		for (const nesting of loops) await compare(page, nesting.split(" ") as Level[], "click");
	});

	test("a click, in three levels", { tag: "@soak" }, async ({ page }) => {
		for (const nesting of nestings(3)) await compare(page, nesting, "click");
	});

	for (const kind of KIND_NAMES)
		test(`${kind}, in two levels`, { tag: "@soak" }, async ({ page }) => {
			for (const nesting of nestings(2)) await compare(page, nesting, kind);
		});

	for (const [tool, run] of EXPORTS)
		test(`exported to ${tool}`, { tag: "@soak" }, async () => {
			const site = await openHubStandIn();
			try {
				const kept = "window.kept = []; const untick = () => {}, keep = (line) => kept.push(line);";
				site.serve("/", html("Nested", `<script>${kept}</script>${PAGE}`));
				for (const nesting of [...nestings(2), ["each", "each", "each"], ["each", "times", "each"]] as const) {
					const { click } = KINDS;
					const open: Step = ["open", "navigate", { url: site.origin }];
					const made = exportFlow(nested(nesting, click, open), { name: "Nested" }, tool, () => crypto.randomUUID());
					if (!made.ok) throw new Error(made.error.message);
					expect(await run(made.value.text), `${name(nesting, "click")}, ${tool}`).toEqual(expected(nesting, click));
				}
			} finally {
				site.close();
			}
		});

	test("any kind, in up to three levels", { tag: "@soak" }, async ({ page }) => {
		const nesting = fc.array(fc.constantFrom(...LEVELS), { minLength: 1, maxLength: 3 });
		await fc.assert(
			fc.asyncProperty(nesting, fc.constantFrom(...KIND_NAMES), (levels, kind) => compare(page, levels, kind)),
			{ numRuns: 60 },
		);
	});
});

import { expect, test } from "@playwright/test";
import type { FlowGraph, StepData } from "@scriptorium/flow/document/flow-document";
import { withoutVariables } from "@scriptorium/flow/document/variable-text";
import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { exportFlow } from "@scriptorium/flow/tools/export-flow";
import type { ExportToolId } from "@scriptorium/flow/tools/export-tools";
import { type Connection, flowOf, inSequence, type Step } from "../support/flow-graph.ts";
import { type HubStandIn, page as html, openHubStandIn } from "../support/hub-stand-in.ts";
import { runPlaywright, runPuppeteer, runReplay } from "../support/run-exports.ts";

/** Looks like what the flow's own notation, and those of the tools, replace. */
const TYPED = "Dear $" + "{price}, $" + "{HOME}/a {{x}} costs $5 %20 'q' \"d\" `b`";

const at = (primary: string): RecordedTarget => ({ primary, strategy: "css", fallbacks: [], attributes: {} });
/** A step of a recording, with its element. */
const on = (primary: string, more: Partial<StepData> = {}): Partial<StepData> => ({
	selector: primary,
	target: at(primary),
	...more,
});

/** The pages write down what happens, in a place that frames and windows of the site share. */
const STATE = 'localStorage.getItem("marks")';
const MARK = `<script>
	const mark = (text) => localStorage.setItem("marks", (localStorage.getItem("marks") ?? "") + text + "|");
	const shown = () => mark("shown " + location.pathname);
	if (top === self) shown();
	addEventListener("pageshow", ({ persisted }) => { if (persisted && top === self) shown(); });
	document.addEventListener("copy", () => mark("copied " + document.activeElement.value));
	const nativeAlert = alert;
	window.alert = (text) => { mark("told " + text); nativeAlert(text); };
</script>`;
const PAGES: Readonly<Record<string, string>> = {
	"/shop": `<h1>Ink</h1><input id="name" onchange="mark('name ' + value)" onkeydown="if (event.key === 'Enter') mark('pressed Enter')">
		<select id="size" onchange="mark('size ' + value)"><option>s<option>m</select><p id="menu" onmouseenter="mark('hovered')">Menu</p>
		<ul><li><b>12</b><button onclick="mark('bought 12')">Buy</button></li><li><b>7</b><button onclick="mark('bought 7')">Buy</button></li></ul>
		<iframe src="/frame"></iframe><a id="help" href="/help" target="_blank">Help</a>
		<input type="checkbox" id="gift" onchange="mark('gift ' + checked)">
		<button id="ask" onclick="mark('answered ' + confirm('Sure?'))">Ask</button><a id="pay" href="/paid">Pay</a>`,
	"/frame": `<button id="inner" onclick="mark('in the frame')">Inner</button>`,
	"/help": `<button id="close" onclick="mark('in the window')">Thanks</button>`,
	"/paid": `<h1>Paid</h1><button id="end" onclick="mark('end')">End</button>`,
	"/gift": `<h1>Gift</h1>`,
};

const LOGIC_CONNECTIONS: readonly Connection[] = [
	["log", "rows"],
	["rows", "price", "body"],
	["price", "cheap"],
	["cheap", "buy", "true"],
	["rows", "twice", "done"],
	["twice", "code", "body"],
	["twice", "gift", "done"],
];

/** @param hasLogic with conditions, loops and variables, which the DevTools Recorder does not have */
function shopFlow(origin: string, hasLogic: boolean): FlowGraph {
	const before: readonly Step[] = [
		["shop", "navigate", { url: `${origin}/shop` }],
		["name", "type", { selector: "#name", value: withoutVariables(TYPED) }],
		["enter", "keypress", { selector: "#name", value: "Enter" }],
		["size", "select", { selector: "#size", value: "m" }],
		["menu", "hover", { selector: "#menu" }],
		["pause", "wait", { delay: 50 }],
		["log", "log", { message: "chosen" }],
	];
	const logic: readonly Step[] = [
		["rows", "loop", { selector: "li" }],
		["price", "extract", { selector: "b", variable: "price" }],
		["cheap", "condition", { condition: "$" + "{price} < 10" }],
		["buy", "click", { selector: "button" }],
		["twice", "loop", { times: 2 }],
		["code", "custom", { code: "mark(`price $" + "{price}`);" }],
	];
	const dialogs: readonly Step[] = [
		["note", "store", { variable: "note", value: "ink for $" + "{price}" }],
		["copy", "copy", { value: "$" + "{note}" }],
		["alert", "alert", { message: "$" + "{note}" }],
		["other", "navigate", { url: `${origin}/gift`, newTab: true }],
	];
	const asking: readonly Step[] = [
		["ask", "click", { selector: "#ask" }],
		["sure", "dialog", { parameters: { dialog: "confirm", accepted: true } }],
	];
	const around: readonly Step[] = [
		["gift", "check", { selector: "#gift" }],
		["inner", "click", on("#inner", { frame: [{ ...at("iframe"), frameIndex: 0 }] })],
		["help", "click", on("#help")],
		["opened", "tab", { parameters: { change: "opened", tab: 1 } }],
		["helped", "navigate", { url: `${origin}/help`, parameters: { cause: "load", causedBy: "help", tab: 1 } }],
		["thanks", "click", on("#close", { parameters: { tab: 1 } })],
		// The DevTools Recorder leaves a tab only by closing it.
		["back", "tab", { parameters: hasLogic ? { change: "activated" } : { change: "closed", tab: 1 } }],
	];
	const loads: readonly Step[] = [
		["pay", "click", { selector: "#pay" }],
		["paid", "observe", { selector: "#end" }],
		["end", "click", { selector: "#end" }],
		["again", "reload", {}],
		["previous", "back", {}],
	];
	const after = hasLogic ? [...around, ...dialogs, ...asking, ...loads] : [...around, ...loads];
	const first = after[0]?.[0] ?? "";
	const last = before.at(-1)?.[0] ?? "";
	const connections: readonly Connection[] = [
		...inSequence(before),
		...inSequence(after),
		...(hasLogic ? LOGIC_CONNECTIONS : [[last, first] as const]),
	];
	const logicSteps = hasLogic ? logic : [];
	return flowOf([...before, ...logicSteps, ...after], connections);
}

const CHOSEN = ["shown /shop", "pressed Enter", `name ${TYPED}`, "size m", "hovered"];
const LOGIC = ["bought 7", "price 7", "price 7"];
const AROUND = ["gift true", "in the frame", "shown /help", "in the window"];
const DIALOGS = ["copied ink for 7", "told ink for 7", "shown /gift", "answered true"];
const LOADS = ["shown /paid", "end", "shown /paid", "shown /shop"];
const stateOf = (...marks: readonly string[]): string => marks.map((mark) => `${mark}|`).join("");

test.describe("flows: exports, run by the real tools", () => {
	let site: HubStandIn;
	test.beforeAll(async () => {
		site = await openHubStandIn();
		for (const [path, body] of Object.entries(PAGES)) site.serve(path, html(path.slice(1), MARK + body));
	});
	test.afterAll(() => site.close());
	const textOf = (tool: ExportToolId, hasLogic = true): string => {
		const flow = shopFlow(site.origin, hasLogic);
		const made = exportFlow(flow, { name: "Order ink" }, tool, () => crypto.randomUUID());
		if (!made.ok) throw new Error(made.error.message);
		const notes = tool === "replay" ? ["previous no-such-step"] : [];
		expect(made.value.notes.map(({ nodeId, code }) => `${nodeId} ${code}`)).toEqual(notes);
		return made.value.text;
	};

	test("conditions, loops, frames, windows, dialogs and page loads end in the same state", async () => {
		test.setTimeout(180_000);
		const whole = stateOf(...CHOSEN, ...LOGIC, ...AROUND, ...DIALOGS, ...LOADS);
		expect(await runPlaywright(textOf("playwright"), STATE, "")).toBe(whole);
		expect(await runPuppeteer(textOf("puppeteer"), STATE, {})).toBe(whole);
	});

	test("the DevTools Recorder's format runs frames, windows and page loads", { tag: "@soak" }, async () => {
		test.setTimeout(120_000);
		const flow = JSON.parse(textOf("replay", false));
		expect(await runReplay(flow, STATE)).toBe(stateOf(...CHOSEN, ...AROUND, ...LOADS.slice(0, -1)));
	});
});

import { expect, test } from "@playwright/test";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { exportPuppeteer, exportReplay } from "@scriptorium/flow/tools/export-as.test-support";
import { type HubStandIn, page as html, openHubStandIn } from "../support/hub-stand-in.ts";
import { runPuppeteer, runReplay } from "../support/run-exports.ts";

const STATE = 'document.querySelector("output").textContent';
const at = (primary: string, more: Partial<RecordedTarget> = {}): RecordedTarget => ({
	primary,
	strategy: "css",
	fallbacks: [],
	attributes: {},
	...more,
});

/** Entries take the place of the one that the dragged entry is over, in 150 ms, in which the list takes no other. */
const LIST = `<style>#list { width: 200px; margin: 0; padding: 0 } li { height: 40px; list-style: none; transition: transform .15s }</style>
<ul id="list"><li draggable="true">A</li><li>B</li><li>C</li><li>D</li></ul><output></output>
<script>
	const list = document.querySelector("#list");
	let dragged = null;
	let isBusy = false;
	list.ondragstart = ({ target }) => { dragged = target; };
	list.ondragover = (event) => {
		event.preventDefault();
		const over = event.target.closest("li");
		if (isBusy || !over || over === dragged) return;
		isBusy = true;
		const box = over.getBoundingClientRect();
		if (event.clientY > box.top + box.height / 2) over.after(dragged); else over.before(dragged);
		over.animate([{ transform: "translateY(40px)" }, { transform: "none" }], 150).finished.then(() => { isBusy = false; });
	};
	list.ondrop = () => { document.querySelector("output").textContent = [...list.children].map((each) => each.textContent).join(""); };
</script>`;

/** Reads the movements of the pointer that it has captured. */
const SLIDER = `<div id="rail" style="width: 300px; height: 20px"><b id="thumb" style="display: block; width: 20px; height: 20px"></b></div>
<output></output>
<script>
	const thumb = document.querySelector("#thumb");
	thumb.onpointerdown = ({ pointerId }) => thumb.setPointerCapture(pointerId);
	thumb.onpointermove = ({ pointerId, clientX }) => {
		if (thumb.hasPointerCapture(pointerId)) document.querySelector("output").textContent = Math.round(clientX - rail.getBoundingClientRect().left);
	};
</script>`;

/** Follows the mouse on the whole page, from inside of a shadow root. */
const BOARD = `<x-board></x-board><output></output>
<script>
	const root = document.querySelector("x-board").attachShadow({ mode: "open" });
	root.innerHTML = '<p id="card" style="width: 60px; height: 30px">Card</p><div id="done" style="width: 90px; height: 90px">Done</div>';
	let isHeld = false;
	root.querySelector("#card").onmousedown = (event) => { event.preventDefault(); isHeld = true; };
	addEventListener("mouseup", (event) => {
		if (isHeld && event.composedPath().includes(root.querySelector("#done"))) document.querySelector("output").textContent = "done";
		isHeld = false;
	});
</script>`;

const DRAGS: readonly (readonly [
	about: string,
	body: string,
	RecordedTarget,
	RecordedTarget,
	Offset | null,
	end: string,
])[] = [
	["a list that makes room", LIST, at("li:first-child"), at("#list"), { x: 100, y: 110 }, "BCAD"],
	["a slider that captures the pointer", SLIDER, at("#thumb"), at("#rail"), { x: 200, y: 10 }, "200"],
	["a board in a shadow root", BOARD, at("x-board >>> #card"), at("x-board >>> #done"), null, "done"],
];
type Offset = { readonly x: number; readonly y: number };

/** The menu fades out above the page before it goes. */
const MENU = `<style>#cover { position: fixed; inset: 0; transition: opacity .4s }</style>
<button id="open" onclick="cover.hidden = false; cover.style.opacity = 1">Open</button>
<div id="cover" hidden style="padding: 80px"><b id="ten" role="option">Ten</b></div><output></output>
<script>
	const output = document.querySelector("output");
	let count = 0;
	document.querySelector("#open").addEventListener("click", () => { output.textContent = "opened " + (count += 1); });
	document.querySelector("#ten").onclick = () => {
		cover.style.opacity = 0;
		cover.ontransitionend = () => { cover.hidden = true; };
	};
</script>`;

/** The first and the last row change their places, and are over the middle one for most of the way. */
const ROWS = `<style>p { position: absolute; margin: 0; width: 200px; height: 50px; background: white; transition: top .8s cubic-bezier(0, .5, 1, .5) }
	button { position: absolute; left: 300px }</style>
<button id="sort">Sort</button><p id="two" style="top: 60px">Two</p><p id="one" style="top: 0">One</p><p id="three" style="top: 120px">Three</p>
<output style="position: absolute; top: 300px"></output>
<script>
	document.querySelector("#sort").onclick = () => {
		one.style.top = "120px";
		three.style.top = "0";
	};
	addEventListener("dblclick", ({ target }) => { document.querySelector("output").textContent = target.textContent; });
</script>`;

/** The question is in a dialog that slides away; the page below it is covered meanwhile. */
const QUESTION = `<style>#ask { position: fixed; inset: 0; transition: translate .4s; background: white }</style>
<main style="padding-top: 500px"><button id="next">Next</button></main><div id="ask"><button id="yes">Yes</button></div><output></output>
<script>
	document.querySelector("#yes").onclick = () => { ask.style.translate = "0 100%"; ask.ontransitionend = () => ask.remove(); };
	document.querySelector("#next").onclick = () => { document.querySelector("output").textContent = "next"; };
</script>`;

const inLayer = (primary: string, path: readonly string[]): RecordedTarget =>
	at(primary, {
		fingerprint: {
			tag: "button",
			role: "button",
			own: [],
			shape: "",
			controlSample: {},
			place: { path: [...path], previous: null, next: null, row: [], headings: [], around: [] },
		},
	});
const MOVES: readonly (readonly [about: string, body: string, presses: readonly Press[], end: string])[] = [
	[
		"a menu that fades",
		MENU,
		[[at("#open")], [at("#ten", { attributes: { role: "option" } })], [at("#open")]],
		"opened 2",
	],
	["rows that change places", ROWS, [[at("#sort")], [at("#two"), 2]], "Two"],
	[
		"a dialog that slides away",
		QUESTION,
		[[inLayer("#yes", ["button:1/1", "div:1/1"])], [inLayer("#next", ["button:1/1", "main:1/1"])]],
		"next",
	],
];
type Press = readonly [RecordedTarget, clickCount?: number];

const DIALOGS = `<button id="ask">Ask</button><output></output>
<script>
	document.querySelector("#ask").onclick = () => {
		const said = [confirm("Really?"), prompt("Name?"), alert("Done")];
		document.querySelector("output").textContent = said.join("|");
	};
</script>`;

/** Keys replace the part of the date that is edited; a whole date is taken as it is. */
const DATE = `<input id="date" type="text" value="04/17/2022"><output></output>
<script>
	let value = date.value;
	date.oninput = ({ data }) => {
		const text = data ?? "";
		value = text.length > 1 ? text : value.replace(/^\\d*/, text);
		date.value = value;
		document.querySelector("output").textContent = value;
	};
</script>`;

const LETTER = `<div id="letter" contenteditable="true" style="padding: 20px">Dear Ada</div><output></output>
<script>letter.oninput = () => { document.querySelector("output").textContent = letter.innerText.trim(); };</script>`;

test.describe("exports: what moves, and what a format has no step for", () => {
	let site: HubStandIn;
	test.beforeAll(async () => {
		site = await openHubStandIn();
	});
	test.afterAll(() => site.close());

	const common = (id: string) => ({ id, timestamp: 1, url: `${site.origin}/page` });
	const opening = (body: string): RecordedAction => {
		site.serve("/page", html("Page", body));
		const targetUrl = `${site.origin}/page`;
		return { ...common("open"), type: "navigate", targetUrl, waitForLoad: true, cause: "load" };
	};
	const press = ([selector, clickCount = 1]: Press, place: number): RecordedAction => ({
		...common(`press ${place}`),
		type: "click",
		selector,
		position: { x: 5, y: 5 },
		button: "left",
		clickCount,
	});
	const expectEnd = async (actions: readonly RecordedAction[], end: string): Promise<void> => {
		expect(await runReplay(exportReplay("Page", actions).document, STATE)).toBe(end);
		expect(await runPuppeteer(exportPuppeteer("Page", actions).document, STATE, {})).toBe(end);
	};

	for (const [about, body, source, target, offset, end] of DRAGS)
		test(`drags: ${about}`, { tag: "@soak" }, async () => {
			const place = offset === null ? {} : { position: offset };
			const drag = { ...common("drag"), type: "drag", source, target, duration: 300, ...place } as const;
			await expectEnd([opening(body), drag], end);
		});

	for (const [about, body, presses, end] of MOVES)
		test(`presses on ${about}`, { tag: "@soak" }, () => expectEnd([opening(body), ...presses.map(press)], end));

	test("a date is put into a field of parts at once", { tag: "@soak" }, async () => {
		const selector = at("#date", { attributes: { type: "text" } });
		const type = { ...common("type"), type: "type", selector, value: "12/24/2023", clear: true } as const;
		await expectEnd([opening(DATE), type], "12/24/2023");
	});

	test("a text is added where a key has put the caret", { tag: "@soak" }, async () => {
		const selector = at("#letter", { attributes: { contenteditable: "true" } });
		const modifiers = { ctrl: true, alt: false, shift: false, meta: false };
		const end = { ...common("end"), type: "keypress", key: "End", modifiers, selector } as const;
		const type = { ...common("type"), type: "type", selector, value: " and all", clear: false } as const;
		await expectEnd([opening(LETTER), press([selector], 1), end, type], "Dear Ada and all");
	});

	test("dialogs are answered as in the recording", async () => {
		const dialog = { ...common("dialog"), type: "dialog", message: "" } as const;
		const answers: readonly RecordedAction[] = [
			{ ...dialog, id: "confirm", dialog: "confirm", accepted: true },
			{ ...dialog, id: "prompt", dialog: "prompt", accepted: true, answer: "Ada" },
			{ ...dialog, id: "alert", dialog: "alert", accepted: true },
		];
		await expectEnd([opening(DIALOGS), press([at("#ask")], 1), ...answers], "true|Ada|");
	});
});

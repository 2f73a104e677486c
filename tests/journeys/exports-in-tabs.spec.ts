import { expect, test } from "@playwright/test";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { exportPlaywright, exportPuppeteer, exportReplay } from "@scriptorium/flow/tools/export-as.test-support";
import { type HubStandIn, page as html, openHubStandIn } from "../support/hub-stand-in.ts";
import { runPlaywright, runPuppeteer, runReplay } from "../support/run-exports.ts";

/** The pages write down what is done, in a place that all tabs of the site share. */
const MARKS = 'localStorage.getItem("marks")';
const MARK = `<script>
	const mark = (text) => localStorage.setItem("marks", (localStorage.getItem("marks") ?? "") + text + "|");
	// The window is gone before it has answered what follows.
	const leave = () => { close(); setTimeout(() => { for (const end = performance.now() + 500; performance.now() < end; ); }); };
	const keysOf = (event) => ["ctrlKey", "shiftKey", "altKey", "metaKey"].filter((key) => event[key]).join("+");
</script>`;
const PAGES: Readonly<Record<string, string>> = {
	"/shop": `<title>Shop</title><button id="add" onclick="mark('added')">Add</button>
		<a id="help" href="/help" target="_blank">Help</a><a id="related" href="/help" target="_blank" rel="opener">Help</a>
		<button id="opens" onclick="window.open('/help')">Open</button>
		<button id="window" onclick="window.open('/help', 'help', 'popup')">Window</button>
		<button id="alone" onclick="window.open('/help', '', 'noopener')">Alone</button>
		<a id="plain" href="/help">Help in this tab</a>
		<a id="report" href="/report.csv" download="report.csv">Report</a>
		<label><input type="checkbox" id="gift" onchange="mark('gift ' + checked)">Gift</label>
		<p><input type="checkbox" id="task" onchange="mark('done'); parentNode.remove()">Task</p>
		<ul><li id="row" onclick="mark('row ' + keysOf(event))">Row</li></ul>`,
	"/help": `<title>Help</title><button id="yes" onclick="mark('yes ' + innerWidth)">Yes</button>
		<form action="/found"><input id="q" name="q" onkeydown="if (event.key === 'Enter') mark('key ' + event.keyCode)"></form>
		<button id="push" onclick="history.pushState(null, '', '/help/topic'); mark('topic')">Topic</button>
		<iframe src="/inside"></iframe><a id="more" href="/more" target="_blank">More</a>
		<button id="bye" onclick="mark('bye'); close()">Bye</button>
		<button id="gone" onmousedown="mark('gone'); leave()">Gone</button>
		<input id="leave" onkeydown="mark('left'); leave()">`,
	"/inside": `<button id="in" onclick="mark('inside')">Inside</button>`,
	"/more": `<button id="end" onclick="mark('more')">End</button>`,
	"/found": `<button id="first" onclick="mark('found')">First</button>`,
};

/** Writes recordings as the recorder does, with addresses of the site. */
class Recording {
	readonly actions: RecordedAction[] = [];
	readonly #origin: string;
	#time = 0;

	constructor(origin: string) {
		this.#origin = origin;
		this.goesTo("/shop");
	}

	#add(path: string, tab: number, action: object): this {
		this.#time += 5000;
		const own = { id: `a${this.actions.length}`, timestamp: this.#time, url: this.#origin + path };
		const viewport = { viewport: { width: 1000, height: 700 } };
		this.actions.push({ ...own, ...viewport, ...(tab > 0 ? { tab } : {}), ...action } as RecordedAction);
		return this;
	}

	#on = (primary: string) => ({ selector: { primary, strategy: "css", fallbacks: [], attributes: {} } });

	goesTo(path: string, tab = 0): this {
		return this.#add(path, tab, { type: "navigate", targetUrl: this.#origin + path, waitForLoad: true, cause: "load" });
	}

	clicks(primary: string, path: string, tab = 0, more: object = {}): this {
		const how = { position: { x: 2, y: 2 }, button: "left", clickCount: 1, ...more };
		return this.#add(path, tab, { type: "click", ...this.#on(primary), ...how });
	}

	leads(path: string, tab: number, cause = "load"): this {
		const causedBy = this.actions.findLast(({ type }) => type === "click" || type === "keypress")?.id;
		const waitForLoad = cause === "load";
		return this.#add(path, tab, { type: "navigate", targetUrl: this.#origin + path, waitForLoad, cause, causedBy });
	}

	tab(change: string, path: string, tab = 0): this {
		return this.#add(path, tab, { type: "tab", change });
	}

	/** The last action opens a tab. */
	opens(path: string, tab = 1): this {
		return this.tab("opened", path, tab).leads(path, tab);
	}

	types(primary: string, value: string, path: string, tab = 0): this {
		return this.#add(path, tab, { type: "type", ...this.#on(primary), value, clear: false });
	}

	presses(key: string, primary: string, path: string, tab = 0): this {
		const modifiers = { ctrl: false, alt: false, shift: false, meta: false };
		return this.#add(path, tab, { type: "keypress", ...this.#on(primary), key, modifiers });
	}

	ticks(primary: string, checked: boolean, more: object = {}): this {
		const { selector } = this.#on(primary);
		return this.#add("/shop", 0, { type: "check", selector: { ...selector, ...more }, checked });
	}

	inFrame(primary: string, tab: number): this {
		const frame = [{ ...this.#on("iframe").selector, frameIndex: 0 }];
		return this.clicks(primary, "/inside", tab, { frame });
	}
}

const held = (key: "ctrl" | "shift" | "meta" | "alt") => ({
	modifiers: { ctrl: false, alt: false, shift: false, meta: false, [key]: true },
});

/** A link to a file, as far as a recording describes it. */
const REPORT = {
	primary: "#report",
	strategy: "css",
	fallbacks: [],
	attributes: {},
	fingerprint: {
		tag: "a",
		role: "link",
		own: [{ source: "attribute", kind: "download", value: "report.csv", bits: 9 }],
		shape: "a",
		controlSample: {},
		place: { path: [], previous: null, next: null, row: [], headings: [], around: [] },
	},
};

/** To another tab and back, twice, and the tab closed in the end. */
const thereAndBack = (recording: Recording): Recording =>
	recording
		.clicks("#yes", "/help", 1)
		.tab("activated", "/shop")
		.clicks("#add", "/shop")
		.tab("activated", "/help", 1)
		.clicks("#yes", "/help", 1)
		.tab("closed", "/help", 1)
		.tab("activated", "/shop")
		.clicks("#add", "/shop");
const THERE_AND_BACK = "yes 1000|added|yes 1000|added|";

/** The page closes its window at the last action. */
function leftToPage(recording: Recording): Recording {
	const { timestamp } = recording.actions.at(-1) ?? { timestamp: 0 };
	recording.tab("closed", "/help", 1);
	const closing = recording.actions.pop();
	if (closing !== undefined) recording.actions.push({ ...closing, timestamp: timestamp + 100 });
	return recording.tab("activated", "/shop").clicks("#add", "/shop");
}

const sessions: readonly (readonly [
	about: string,
	record: (recording: Recording) => Recording,
	marks: string,
	notes?: readonly string[],
])[] = [
	["a link", (it) => thereAndBack(it.clicks("#help", "/shop").opens("/help")), THERE_AND_BACK, ["replaced"]],
	[
		"a link that keeps its opener",
		(it) => thereAndBack(it.clicks("#related", "/shop").opens("/help")),
		THERE_AND_BACK,
		["replaced"],
	],
	["a button", (it) => thereAndBack(it.clicks("#opens", "/shop").opens("/help")), THERE_AND_BACK, ["replaced"]],
	["a window", (it) => thereAndBack(it.clicks("#window", "/shop").opens("/help")), THERE_AND_BACK, ["replaced"]],
	[
		"a button, without an opener",
		(it) => thereAndBack(it.clicks("#alone", "/shop").opens("/help")),
		THERE_AND_BACK,
		["replaced"],
	],
	[
		"Ctrl and a click",
		(it) => thereAndBack(it.clicks("#plain", "/shop", 0, held("ctrl")).opens("/help").tab("activated", "/help", 1)),
		THERE_AND_BACK,
		["replaced"],
	],
	[
		"Shift and a click",
		(it) => thereAndBack(it.clicks("#plain", "/shop", 0, held("shift")).opens("/help")),
		THERE_AND_BACK,
	],
	[
		"the middle button",
		(it) =>
			thereAndBack(it.clicks("#plain", "/shop", 0, { button: "middle" }).opens("/help").tab("activated", "/help", 1)),
		THERE_AND_BACK,
		["replaced"],
	],
	[
		"a tab opened by hand",
		(it) => thereAndBack(it.tab("opened", "/help", 1).goesTo("/help", 1)),
		THERE_AND_BACK,
		["replaced"],
	],
	[
		"a tab behind that is left there",
		(it) => it.clicks("#plain", "/shop", 0, held("ctrl")).opens("/help").clicks("#add", "/shop"),
		"added|",
	],
	[
		"tabs of tabs",
		(it) =>
			it
				.clicks("#help", "/shop")
				.opens("/help")
				.clicks("#more", "/help", 1)
				.opens("/more", 2)
				.clicks("#end", "/more", 2)
				.tab("activated", "/help", 1)
				.clicks("#yes", "/help", 1)
				.tab("activated", "/more", 2)
				.clicks("#end", "/more", 2)
				.tab("activated", "/shop")
				.clicks("#add", "/shop"),
		"more|yes 1000|more|added|",
		["replaced", "replaced"],
	],
	[
		"what is done in the tab: keys, another address, a frame, another page",
		(it) =>
			it
				.clicks("#help", "/shop")
				.opens("/help")
				.inFrame("#in", 1)
				.clicks("#push", "/help", 1)
				.leads("/help/topic", 1, "history")
				.types("#q", "ink", "/help/topic", 1)
				.presses("Enter", "#q", "/help/topic", 1)
				.leads("/found?q=ink", 1)
				.clicks("#first", "/found?q=ink", 1)
				.goesTo("/more", 1)
				.clicks("#end", "/more", 1),
		"inside|topic|key 13|found|more|",
		["replaced"],
	],
	[
		"a window that closes itself",
		(it) => leftToPage(it.clicks("#opens", "/shop").opens("/help").clicks("#bye", "/help", 1)),
		"bye|added|",
		["replaced", "replaced"],
	],
	[
		"keys held at a click in the first tab",
		(it) =>
			it
				.clicks("#row", "/shop", 0, held("ctrl"))
				.clicks("#row", "/shop", 0, held("shift"))
				.clicks("#row", "/shop", 0, held("alt"))
				.clicks("#row", "/shop"),
		"row ctrlKey|row shiftKey|row altKey|row |",
	],
	[
		"boxes, one of which the page removes, and a download",
		(it) =>
			it
				.ticks("#gift", true)
				.ticks("#gift", false)
				.ticks("#task", true, { alike: { role: "checkbox", name: "", nth: 0 } })
				.clicks("#report", "/shop", 0, { selector: REPORT })
				.clicks("#add", "/shop"),
		"gift true|gift false|done|added|",
	],
];

test.describe("exports: tabs, windows and held keys, run by the real tools", () => {
	let site: HubStandIn;
	test.beforeAll(async () => {
		site = await openHubStandIn();
		for (const [path, body] of Object.entries(PAGES)) site.serve(path, html(path.slice(1), MARK + body));
		site.serve("/report.csv", "name,price", "text/csv");
	});
	test.afterAll(() => site.close());

	// The runner of the DevTools Recorder repeats such a click until its time is over.
	for (const [about, act, marks] of [
		["a press", (it: Recording) => it.clicks("#gone", "/help", 1, { duration: 900 }), "gone|added|"],
		["a key", (it: Recording) => it.presses("Enter", "#leave", "/help", 1), "left|added|"],
	] as const) {
		test(`a window that is closed before ${about} has been answered: Playwright and Puppeteer`, {
			tag: "@soak",
		}, async () => {
			const { actions } = leftToPage(act(new Recording(site.origin).clicks("#opens", "/shop").opens("/help")));
			expect(await runPlaywright(exportPlaywright("Tabs", actions).document, MARKS, "")).toBe(marks);
			expect(await runPuppeteer(exportPuppeteer("Tabs", actions).document, MARKS, {})).toBe(marks);
		});
	}

	for (const [about, record, marks, notes = []] of sessions) {
		test(`${about}: DevTools Recorder`, { tag: about === "a link" ? [] : "@soak" }, async () => {
			const { actions } = record(new Recording(site.origin));
			const { document, notes: made } = exportReplay("Tabs", actions);
			expect(await runReplay(document, MARKS)).toBe(marks);
			expect(made.map(({ code }) => code)).toEqual(notes);
		});

		test(`${about}: Playwright and Puppeteer`, { tag: "@soak" }, async () => {
			const { actions } = record(new Recording(site.origin));
			expect(await runPlaywright(exportPlaywright("Tabs", actions).document, MARKS, "")).toBe(marks);
			expect(await runPuppeteer(exportPuppeteer("Tabs", actions).document, MARKS, {})).toBe(marks);
		});
	}
});

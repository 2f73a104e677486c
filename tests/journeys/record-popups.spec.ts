import { expect } from "@playwright/test";
import { exportPlaywright, exportPuppeteer } from "@scriptorium/flow/tools/export-as.test-support";
import { holdRecording } from "../support/held-recording.ts";
import { page as html } from "../support/hub-stand-in.ts";
import {
	command,
	expectRecorded,
	expectRecorderStarted,
	openScene,
	snapshot,
	startRecording,
} from "../support/recording.ts";
import { runPlaywright, runPuppeteer } from "../support/run-exports.ts";
import { test } from "./extension-fixture.ts";

/** Windows that the page writes itself: at once, twice, with elements only, and as a document without an address on a server. */
const WINDOWS = `
<button id="once">Once</button><button id="twice">Twice</button><button id="elements">Elements</button><button id="blob">Blob</button>
<output></output>
<script>
	const CONTENT = "<label>Name <input></label><button>Done</button>";
	const take = (text) => { document.querySelector("output").textContent += text + ";"; };
	const serve = (window) => {
		window.document.querySelector("button").onclick = () => { take(window.document.querySelector("input").value); window.close(); };
	};
	const write = ({ document }, content) => { document.open(); document.write(content); document.close(); };
	once.onclick = () => { const popup = open("", "_blank", "width=300,height=200"); write(popup, CONTENT); serve(popup); };
	twice.onclick = async () => {
		const popup = open("about:blank");
		write(popup, "Loading");
		await fetch("/");
		write(popup, CONTENT);
		serve(popup);
	};
	elements.onclick = () => { const popup = open(""); popup.document.body.innerHTML = CONTENT; serve(popup); };
	blob.onclick = () => {
		const popup = open(URL.createObjectURL(new Blob([CONTENT], { type: "text/html" })));
		popup.onload = () => serve(popup);
	};
</script>`;
/** Ways in which a window goes while the worker has not answered yet to the first letter of the text: its script, and the last action. */
const GOING = [
	["closes itself at a click", "button.onclick = () => close();", ['[1] click aria/Done[role="button"]']],
	["closes itself at Enter", "input.onkeydown = ({ key }) => { if (key === 'Enter') close(); };", ["[1] press Enter"]],
	["closes itself once the text is whole", "input.oninput = () => { if (input.value === 'Ada Twice') close(); };", []],
	["is closed by its opener", "input.oninput = () => { if (input.value === 'Ada Twice') opener.popup.close(); };", []],
] as const;
const WRITER = (script: string): string => `
<button id="open">Open</button>
<script>
	var popup;
	document.querySelector("#open").onclick = () => {
		popup = window.open("");
		popup.document.write("<label>Name <input></label><button>Done</button>");
		popup.eval(${JSON.stringify(`{ const [input, button] = document.querySelectorAll("input,button"); ${script} }`)});
	};
</script>`;
const OPENERS = ["Once", "Twice", "Elements", "Blob"];
const END = OPENERS.map((name) => `Ada ${name};`).join("");

test("windows that a page writes itself are recorded, and filled in by the exports", { tag: "@soak" }, async ({
	fixture,
	browserWithExtension: { context },
}) => {
	fixture.hub.serve("/windows", html("Windows", WINDOWS));
	const { hub, site } = await openScene(fixture.hub, context, "/windows");
	await startRecording(hub, site);
	for (const name of OPENERS) {
		const opening = context.waitForEvent("page");
		await site.getByRole("button", { name }).click();
		const popup = await opening;
		await expect(popup.locator("input")).toBeVisible();
		await expectRecorderStarted(popup);
		await popup.locator("input").focus();
		await popup.keyboard.type(`Ada ${name}`);
		const closed = popup.waitForEvent("close");
		// The window may be gone before the click has been answered.
		await popup
			.getByRole("button")
			.click()
			.catch((error) => {
				if (!popup.isClosed()) throw error;
			});
		await closed;
		await site.bringToFront();
		await expect
			.poll(async () => (await snapshot(hub)).actions.at(-1))
			.toMatchObject({ type: "tab", change: "closed" });
	}
	await expect(site.locator("output")).toHaveText(END);
	const inWindow = (name: string, tab: number) => [
		`click aria/${name}[role="button"]`,
		`[${tab}] tab opened`,
		`[${tab}] type aria/Name[role="textbox"] "Ada ${name}"`,
		`[${tab}] click aria/Done[role="button"]`,
		`[${tab}] tab closed`,
	];
	await expectRecorded(hub, [
		"navigate load /windows",
		...OPENERS.flatMap((name, at) => [...(at === 0 ? [] : ["tab activated"]), ...inWindow(name, at + 1)]),
	]);
	await command(hub, "stop");
	const { actions } = await snapshot(hub);
	const text = "document.querySelector('output').textContent";
	expect(await runPlaywright(exportPlaywright("Windows", actions).document, text, "")).toBe(END);
	expect(await runPuppeteer(exportPuppeteer("Windows", actions).document, text, {})).toBe(END);
});

for (const [how, script, after] of GOING)
	test(`a text in a window is recorded whole by a slow worker: the window ${how}`, { tag: "@soak" }, async ({
		fixture,
		browserWithExtension: { context, pageUrl },
	}) => {
		fixture.hub.serve("/window", html("Window", WRITER(script)));
		const held = await context.newPage();
		await held.goto(pageUrl("icon/16.png"));
		const { hub, site } = await openScene(fixture.hub, context, "/window");
		await startRecording(hub, site);
		const opening = context.waitForEvent("page");
		await site.getByRole("button", { name: "Open" }).click();
		const popup = await opening;
		await expectRecorderStarted(popup);
		await popup.locator("input").focus();
		const release = await holdRecording(held);
		const closed = popup.waitForEvent("close");
		// The window may be gone before its last input has been answered.
		const act = async (): Promise<void> => {
			await popup.keyboard.type("Ada Twice");
			if (after.some((line) => line.includes("click"))) await popup.getByRole("button").click();
			else if (after.length > 0) await popup.keyboard.press("Enter");
		};
		await act().catch((error) => {
			if (!popup.isClosed()) throw error;
		});
		await closed;
		await release();
		await expectRecorded(hub, [
			"navigate load /window",
			'click aria/Open[role="button"]',
			"[1] tab opened",
			'[1] type aria/Name[role="textbox"] "Ada Twice"',
			...after,
			"[1] tab closed",
		]);
	});

import { writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { exportPlaywright, exportPuppeteer, exportReplay } from "@scriptorium/flow/tools/export-as.test-support";
import { page as html } from "../support/hub-stand-in.ts";
import { command, expectRecorded, openScene, snapshot, startRecording } from "../support/recording.ts";
import { runPlaywright, runPuppeteer } from "../support/run-exports.ts";
import { test } from "./extension-fixture.ts";
import { runRecording } from "./generated-code-fixture.ts";

/** Inputs that are never in the page, are removed at once, or are in a closed root elsewhere. */
const INPUTS = `
<button id="made">Made</button><button id="removed">Removed</button><button id="elsewhere">Elsewhere</button>
<x-files></x-files><output></output>
<script>
	const say = ({ target }) => { document.querySelector("output").textContent += [...target.files].map(({ name }) => name) + ";"; };
	const make = () => Object.assign(document.createElement("input"), { type: "file", multiple: true, onchange: say });
	made.onclick = () => make().click();
	removed.onclick = async () => {
		const input = make();
		await fetch("/");
		document.body.append(input);
		input.dispatchEvent(new MouseEvent("click"));
		input.remove();
	};
	const root = document.querySelector("x-files").attachShadow({ mode: "closed" });
	root.append(Object.assign(make(), { hidden: true }));
	elsewhere.onclick = () => root.firstChild.click();
</script>`;
const NAMES = ["plan.txt", "list.txt"];
const END = "plan.txt,list.txt;list.txt;plan.txt;";

test(
	"files chosen for an input that is not in the page are recorded, and chosen by the exports",
	{
		tag: "@soak",
	},
	async ({ fixture, browserWithExtension: { context } }, testInfo) => {
		for (const name of NAMES) await writeFile(testInfo.outputPath(name), name);
		fixture.hub.serve("/files", html("Files", INPUTS));
		const { hub, site } = await openScene(fixture.hub, context, "/files");
		await startRecording(hub, site);
		const choose = async (button: string, names: readonly string[]): Promise<void> => {
			const opened = site.waitForEvent("filechooser");
			await site.locator(button).focus();
			await (button === "#made" ? site.locator(button).click() : site.keyboard.press("Enter"));
			const chooser = await opened;
			await chooser.setFiles(names.map((name) => testInfo.outputPath(name)));
		};
		await choose("#made", NAMES);
		await choose("#removed", ["list.txt"]);
		await choose("#elsewhere", ["plan.txt"]);
		await expect(site.locator("output")).toHaveText(END);
		await expectRecorded(hub, [
			"navigate load /files",
			'click aria/Made[role="button"]',
			'upload aria/Made[role="button"] plan.txt,list.txt',
			"press Enter",
			'upload aria/Removed[role="button"] list.txt',
			"press Enter",
			'upload aria/Elsewhere[role="button"] plan.txt',
		]);
		await command(hub, "stop");
		const { actions } = await snapshot(hub);
		const { notes } = await runRecording(site, [...actions]);
		expect(notes.map(({ code }) => code)).toEqual(["start-page", "file-upload", "file-upload", "file-upload"]);
		const text = "document.querySelector('output').textContent";
		expect(await runPlaywright(exportPlaywright("Files", actions).document, text, "", NAMES)).toBe(END);
		expect(await runPuppeteer(exportPuppeteer("Files", actions).document, text, {}, NAMES)).toBe(END);
		expect(exportReplay("Files", actions).notes.map(({ code }) => code)).toEqual(Array(3).fill("no-such-step"));
	},
);

import { expect, it } from "vitest";
import { importReplay } from "./devtools-recorder/import-replay.ts";
import { importRecording } from "./own-format/import-recording.ts";
import { importSide } from "./selenium-ide/import-side.ts";

const SECRETS = /hunter2|abc-reset|4012 ?8888|ghp_/;
const TOKEN = "ghp_16C7e42F292c6912E7710c838347Ae178B4a";

it("leaves out the passwords and tokens of a user flow of the DevTools Recorder, and says where", () => {
	const change = (selectors: string[], value: string) => ({ type: "change", selectors: [selectors], value });
	const read = importReplay(
		{
			title: "Sign in",
			steps: [
				{ type: "navigate", url: "https://a.test/reset?token=abc-reset" },
				change(["aria/Kennwort"], "hunter2-a"),
				change(["#api_key"], "hunter2-b"),
				change(["[name=q]"], "tea"),
				change(["#note"], TOKEN),
				change(["#card"], "4012 8888 8888 1881"),
				{ type: "click", selectors: [['a[href="/reset?token=abc-reset"]']], offsetX: 1, offsetY: 1 },
				{ type: "navigate", url: "https://a.test/welcome?x=hunter2-a" },
			],
		},
		0,
	);
	if (!read.ok) throw new Error(read.error.message);
	const { actions, notes } = read.value;
	expect(JSON.stringify(actions)).not.toMatch(SECRETS);
	const typed = actions.filter((action) => action.type === "type");
	expect(typed.map(({ value, masked }) => (masked ? null : value))).toEqual([null, null, "tea", null, null]);
	expect(notes.map(({ step, code }) => `${step} ${code}`)).toEqual(
		[2, 3, 5, 6].map((step) => `${step} secret-left-out`),
	);
	const click = actions.find((action) => action.type === "click");
	expect(click?.selector.primary).toBe('a[href^="/reset?token="]');
});

it("leaves them out of a project of Selenium IDE", () => {
	const command = (name: string, target: string, value = "") => ({
		id: name + target,
		comment: "",
		command: name,
		target,
		targets: [],
		value,
	});
	const commands = [
		command("open", "/reset?token=abc-reset"),
		command("type", "id=password", "hunter2-a"),
		command("sendKeys", "name=otp", "hunter2-b"),
		command("type", "css=#note", TOKEN),
		command("type", "name=q", "tea"),
	];
	const read = importSide(
		{ id: "p", version: "2.0", name: "P", url: "https://a.test", tests: [{ id: "t", name: "T", commands }] },
		0,
	);
	if (!read.ok) throw new Error(read.error.message);
	const [recording] = read.value.recordings;
	expect(JSON.stringify(recording)).not.toMatch(SECRETS);
	const typed = recording?.actions.filter((action) => action.type === "type") ?? [];
	expect(typed.map(({ value, masked }) => (masked ? null : value))).toEqual([null, null, null, "tea"]);
	expect(recording?.notes.map(({ code }) => code)).toEqual(Array(3).fill("secret-left-out"));
});

it("leaves them out of a recording that was exported before they were recognized", () => {
	const selector = { primary: "#x", strategy: "id", fallbacks: [], attributes: { name: "Mot de passe" } };
	const actions = [
		{ id: "1", timestamp: 0, url: "https://a.test/", type: "type", selector, value: "hunter2-a", clear: true },
		{
			id: "2",
			timestamp: 1,
			url: "https://a.test/",
			type: "dialog",
			dialog: "prompt",
			message: "Your PIN?",
			accepted: true,
			answer: "hunter2-b",
		},
		{
			id: "3",
			timestamp: 2,
			url: "https://a.test/?x=hunter2-c",
			type: "type",
			selector: { ...selector, attributes: { title: "hunter2-c" } },
			value: "hunter2-c",
			clear: true,
			masked: true,
		},
	];
	const read = importRecording({ format: "scriptorium-recording", version: 1, title: "Old", actions });
	expect(read.ok).toBe(true);
	expect(JSON.stringify(read)).not.toMatch(SECRETS);
});

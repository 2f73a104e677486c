import { expect, it } from "vitest";
import type { RecordedAction } from "../../recording/recorded-action.ts";
import { sampleActions, target } from "../../recording/sample-actions.test-support.ts";
import { exportSide } from "../export-as.test-support.ts";

const counted = () => {
	let count = 0;
	return () => {
		count += 1;
		return `id-${count}`;
	};
};
const commandsOf = (actions: readonly RecordedAction[]) =>
	exportSide("Some", actions, counted()).document.tests[0]?.commands ?? [];
const linesOf = (...actions: RecordedAction[]) =>
	commandsOf(actions).map(({ command, target: at, value }) => [command, at, value].join(" | "));
const common = (id: string) => ({ id, timestamp: 1, url: "https://a.test/" });
const none = { ctrl: false, alt: false, shift: false, meta: false };
const click = (id: string, more: object = {}): RecordedAction => ({
	...common(id),
	type: "click",
	selector: target("#a"),
	position: { x: 3, y: 4 },
	button: "left",
	clickCount: 1,
	...more,
});

it("is a project with one test, and every id is another", () => {
	const { document } = exportSide("Order", sampleActions, counted());
	const [test] = document.tests;
	expect(document).toMatchObject({ version: "3.0", name: "Order", url: "https://shop.example", plugins: [] });
	expect(document.urls).toEqual(["https://shop.example"]);
	expect(document.suites).toEqual([
		{
			id: document.suites[0]?.id,
			name: "Default Suite",
			persistSession: false,
			parallel: false,
			timeout: 300,
			tests: [test?.id],
		},
	]);
	const ids = [document.id, test?.id, document.suites[0]?.id, ...(test?.commands ?? []).map(({ id }) => id)];
	expect(new Set(ids).size).toBe(ids.length);
});

it("has the commands that do the same", () => {
	expect(linesOf(...sampleActions)).toEqual([
		"store |  | SECRET_PASSWORD",
		"setWindowSize | 1280x720 | ",
		"open | /cart | ",
		"click | id=add | ",
		"type | id=name | Ada",
		`type | id=password | \${SECRET_PASSWORD}`,
		"runScript | window.scrollTo(0, 900); | ",
		"addSelection | id=size | value=m",
		"addSelection | id=size | value=l",
		"mouseOver | id=menu | ",
		"dragAndDropToObject | id=card | id=done",
		`sendKeys | css=:focus | \${KEY_CONTROL}\${KEY_ENTER}`,
		"pause | 1000 | ",
		"waitForElementVisible | id=result | 5000",
		"check | id=terms | ",
		"storeWindowHandle | root | ",
		"sendKeys | id=file | invoice.pdf",
		"answerPrompt | Ada | ",
		"runScript | history.back(); | ",
		"runScript | location.reload(); | ",
	]);
});

it("notes what could not be expressed", () => {
	const codes = (...actions: RecordedAction[]) => exportSide("Some", actions, counted()).notes.map(({ code }) => code);
	expect(exportSide("Order", sampleActions, counted()).notes).toEqual([
		{ actionId: "a3", code: "secret-value" },
		{ actionId: "a5", code: "replaced" },
		{ actionId: "a8", code: "replaced" },
		{ actionId: "a12", code: "file-needed" },
		{ actionId: "a15", code: "replaced" },
		{ actionId: "a17", code: "replaced" },
	]);
	expect(codes(click("1", { button: "right" }))).toEqual(["no-such-step"]);
	expect(codes(click("1", { modifiers: { ...none, ctrl: true } }))).toEqual(["no-such-step"]);
	expect(codes(click("1", { modifiers: none }))).toEqual([]);
	expect(codes(click("1", { selector: { ...target("#h >>> b"), fallbacks: ["text/b"] } }))).toEqual(["no-such-step"]);
	expect(codes(click("1", { selector: target("text/b") }))).toEqual(["selectors-left-out"]);
	expect(codes({ ...common("1"), type: "type", selector: target("#a"), value: " x", clear: true })).toEqual([
		"replaced",
	]);
	expect(codes({ ...common("1"), type: "keypress", key: "Unidentified", modifiers: none })).toEqual(["no-such-step"]);
	const leaving = { type: "dialog", dialog: "beforeunload", message: "", accepted: true } as const;
	expect(codes({ ...common("1"), ...leaving })).toEqual(["no-such-step"]);
});

it("gives every alternative locator, of both elements of a drag", () => {
	const at = (id: string) => [
		[`id=${id}`, "id"],
		[`xpath=/*[@id="#${id}"]`, "xpath"],
	];
	expect(commandsOf(sampleActions)[3]).toMatchObject({ command: "click", targets: at("add") });
	expect(commandsOf(sampleActions).find(({ command }) => command.startsWith("drag"))).toMatchObject({
		target: "id=card",
		targets: at("card"),
		value: "id=done",
		values: at("done"),
	});
});

it("goes into windows and back, and names those that open", () => {
	const there = { type: "navigate", targetUrl: "https://b.test/x", waitForLoad: true, cause: "load" } as const;
	const actions: RecordedAction[] = [
		click("1"),
		{ ...common("2"), tab: 1, type: "tab", change: "opened" },
		{ ...common("3"), tab: 1, ...there, causedBy: "1" },
		click("4", { tab: 1 }),
		{ ...common("5"), tab: 1, type: "tab", change: "closed" },
		click("6"),
		{ ...common("7"), tab: 2, type: "tab", change: "opened" },
		{ ...common("8"), tab: 2, ...there },
	];
	expect(linesOf(...actions)).toEqual([
		"storeWindowHandle | root | ",
		"click | id=a | ",
		`selectWindow | handle=\${win1} | `,
		"click | id=a | ",
		"close |  | ",
		`selectWindow | handle=\${root} | `,
		"click | id=a | ",
		'runScript | window.open("about:blank"); | ',
		`selectWindow | handle=\${win2} | `,
		"open | https://b.test/x | ",
	]);
	const opening = commandsOf(actions).filter(({ opensWindow }) => opensWindow);
	expect(opening.map(({ windowHandleName }) => windowHandleName)).toEqual(["win1", "win2"]);
	expect(opening[0]).toMatchObject({ command: "click", windowTimeout: 5000 });
});

it("goes into frames from the top, and anew on another page", () => {
	const [outer, inner] = [target("#outer"), target("#inner")];
	const reload = { type: "navigate", targetUrl: "https://a.test/", waitForLoad: true, cause: "reload" } as const;
	const lines = linesOf(
		click("1", { frame: [outer, inner] }),
		click("2", { frame: [outer, inner] }),
		click("3"),
		click("4", { frame: [outer] }),
		{ ...common("5"), ...reload },
		click("6", { frame: [outer] }),
	);
	expect(lines.map((line) => line.replace(/ \| $/, ""))).toEqual([
		"selectFrame | relative=top",
		"selectFrame | id=outer",
		"selectFrame | id=inner",
		"click | id=a",
		"click | id=a",
		"selectFrame | relative=top",
		"click | id=a",
		"selectFrame | relative=top",
		"selectFrame | id=outer",
		"click | id=a",
		"runScript | location.reload();",
		"selectFrame | relative=top",
		"selectFrame | id=outer",
		"click | id=a",
	]);
});

it("does not switch windows while a dialog is open", () => {
	const dialog = {
		type: "dialog",
		dialog: "confirm",
		message: "",
		accepted: false,
		frame: [target("#inner")],
	} as const;
	expect(linesOf(click("1"), { ...common("2"), ...dialog, frame: [target("#inner")] })).toEqual([
		"click | id=a | ",
		"dismissConfirmation |  | ",
	]);
});

it("scrolls an element by its CSS, and types what was typed, with its lines", () => {
	const scroll = { type: "scroll", position: { x: 0, y: 9 }, smooth: false } as const;
	expect(
		linesOf(
			{ ...common("1"), ...scroll, selector: { ...target("xpath//div"), fallbacks: ['[data-x="\\31"]'] } },
			{ ...common("2"), type: "type", selector: target("#a"), value: "Two\nlines", clear: false },
			{ ...common("3"), type: "select", selector: target("#a"), value: "m", isMultiple: false },
			{ ...common("4"), type: "hover", selector: target("#a"), duration: 1 },
		),
	).toEqual([
		'runScript | document.querySelector("[data-x=\\"\\\\\\31\\"]").scrollTo(0, 9); | ',
		"sendKeys | id=a | Two\\nlines",
		"select | id=a | value=m",
		"mouseOver | id=a | ",
	]);
});

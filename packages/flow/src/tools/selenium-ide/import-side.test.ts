import { expect, it } from "vitest";
import { importSide } from "./import-side.ts";
import { codesOf, command, NOW, project, read, type WrittenCommand } from "./side-project.test-support.ts";

const actionOf = (...commands: WrittenCommand[]) => read(...commands).actions.at(-1);

it("reads each test of a project, as Selenium IDE wrote it", () => {
	const signIn = command("click", "linkText=Sign in", "", {
		targets: [
			["linkText=Sign in", "linkText"],
			["css=li:nth-child(2) > a", "css:finder"],
			["xpath=//a[contains(text(),'Sign in')]", "xpath:link"],
			["xpath=//li[2]/a", "xpath:position"],
		],
	});
	const tests = [
		{ id: "1", name: "Sign in", commands: [command("open", "/start"), command("setWindowSize", "1200x800"), signIn] },
		{ id: "2", name: "Nothing", commands: [] },
	];
	expect(importSide(project([], { tests }), NOW)).toEqual({
		ok: true,
		value: {
			title: "Shop",
			recordings: [
				{
					title: "Sign in",
					notes: [],
					actions: [
						{
							id: "imported-1",
							timestamp: NOW,
							url: "about:blank",
							type: "navigate",
							targetUrl: "https://shop.example/start",
							waitForLoad: true,
							cause: "load",
						},
						{
							id: "imported-3",
							timestamp: NOW,
							url: "https://shop.example/start",
							viewport: { width: 1200, height: 800 },
							type: "click",
							position: { x: 0, y: 0 },
							button: "left",
							clickCount: 1,
							selector: {
								primary: 'aria/Sign in[role="link"]',
								strategy: "text",
								attributes: {},
								fallbacks: ["li:nth-child(2) > a", "xpath///a[contains(text(),'Sign in')]", "xpath///li[2]/a"],
							},
						},
					],
				},
				{ title: "Nothing", actions: [], notes: [] },
			],
		},
	});
});

it.each<[WrittenCommand, object]>([
	[command("clickAt", "id=a", "10,20"), { type: "click", clickCount: 1, position: { x: 10, y: 20 } }],
	[command("doubleClick", "id=a"), { type: "click", clickCount: 2 }],
	[command("doubleClickAt", "id=a", "-1,2"), { type: "click", clickCount: 2, position: { x: -1, y: 2 } }],
	[command("type", "id=a", "Two\\nlines"), { type: "type", value: "Two\nlines", clear: true }],
	[command("editContent", "id=a", "<b>"), { type: "type", value: "<b>", clear: true }],
	[command("sendKeys", "id=a", "ink"), { type: "type", value: "ink", clear: false }],
	[command("sendKeys", "id=a", `\${KEY_ENTER}`), { type: "keypress", key: "Enter", selector: { primary: "#a" } }],
	[command("type", "id=a", `\${SECRET_PIN}`), { type: "type", value: "", masked: true }],
	[command("select", "id=a", "label=Medium"), { type: "select", value: "Medium", isMultiple: false }],
	[command("select", "id=a", "Medium"), { type: "select", value: "Medium" }],
	[command("select", "id=a", "label=mostly-equals:M"), { type: "select", value: "M" }],
	[command("select", "id=a", "value=m"), { type: "select", value: "m" }],
	[command("addSelection", "id=a", "value=m"), { type: "select", value: ["m"], isMultiple: true }],
	[command("check", "id=a"), { type: "check", checked: true }],
	[command("uncheck", "id=a"), { type: "check", checked: false }],
	[command("mouseOver", "id=a"), { type: "hover" }],
	[command("pause", "1500"), { type: "wait", duration: 1500 }],
	[command("pause", "", "250"), { type: "wait", duration: 250 }],
	[command("waitForElementPresent", "id=a", "5000"), { type: "wait", condition: "present", duration: 5000 }],
	[command("waitForElementNotPresent", "id=a", ""), { type: "wait", condition: "absent", duration: 30_000 }],
	[command("waitForElementVisible", "id=a", "1"), { type: "wait", condition: "visible" }],
	[command("waitForElementNotVisible", "id=a", "1"), { type: "wait", condition: "hidden" }],
	[command("runScript", "window.scrollTo(0, 900)"), { type: "scroll", position: { x: 0, y: 900 } }],
	[
		command("executeScript", 'document.querySelector("#a\\\\\\[").scrollTo(1,2);'),
		{ type: "scroll", selector: { primary: "#a\\[" } },
	],
	[command("runScript", "history.back();"), { type: "navigate", cause: "back" }],
	[command("runScript", "window.location.reload()"), { type: "navigate", cause: "reload" }],
	[command("close"), { type: "tab", change: "closed" }],
	[command("open", "https://b.test/x"), { type: "navigate", targetUrl: "https://b.test/x" }],
	[command("open", "cart?x=1"), { type: "navigate", targetUrl: "https://shop.example/cart?x=1" }],
	[command("open", "//b.test/"), { type: "navigate", targetUrl: "https://b.test/" }],
])("understands %j", (written, action) => {
	expect(read(written).actions).toMatchObject([action]);
});

it("takes both ends of a drag with all their locators", () => {
	const values = [
		["id=onto", "id"],
		["css=.onto", "css:finder"],
	];
	const written = command("dragAndDropToObject", "id=a", "id=onto", {
		targets: [
			["id=a", "id"],
			["//b", "xpath"],
		],
		values,
	});
	expect(actionOf(written)).toMatchObject({
		source: { primary: "#a", fallbacks: ["xpath///b"] },
		target: { primary: "#onto", fallbacks: [".onto"] },
	});
});

it("merges options that are added to the same element", () => {
	const add = (at: string, option: string) => command("addSelection", at, `value=${option}`);
	expect(read(add("id=a", "m"), add("id=a", "l"), add("id=b", "m")).actions).toMatchObject([
		{ selector: { primary: "#a" }, value: ["m", "l"] },
		{ selector: { primary: "#b" }, value: ["m"] },
	]);
});

it("notes unsupported steps by number and name", () => {
	const commands = [
		...["assertText", "verifyTitle", "storeText", "executeAsyncScript", "mouseDownAt", "constructor"].map((name) =>
			command(name, "id=a", "x"),
		),
		command("//click", "id=a"),
		command("click", "id=a", "", { skip: true }),
		command("", "", ""),
		command("runScript", "alert(1)"),
	];
	expect(read(...commands)).toEqual({
		title: "Order",
		actions: [],
		notes: [
			{ step: 1, code: "check-left-out", type: "assertText" },
			{ step: 2, code: "check-left-out", type: "verifyTitle" },
			...["storeText", "executeAsyncScript", "mouseDownAt", "constructor"].map((type, at) => ({
				step: at + 3,
				code: "unknown-step",
				type,
			})),
			...[7, 8].map((step) => ({ step, code: "disabled-step", type: "click" })),
			{ step: 10, code: "unknown-step", type: "runScript" },
		],
	});
});

it("leaves out what runs only in a branch or loop, by number and name", () => {
	const written = [
		"click",
		"if",
		"click",
		"times",
		"click",
		"end",
		"else",
		"click",
		"end",
		"click",
		"do",
		"click",
		"repeatIf",
		"click",
	];
	const { actions, notes } = read(...written.map((name) => command(name, "id=a")));
	expect(actions.map(({ id }) => id)).toEqual(["imported-1", "imported-10", "imported-14"]);
	expect(notes.map(({ step, code }) => `${step} ${code}`)).toEqual(
		[2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13].map((step) => `${step} branch-left-out`),
	);
});

it.each<[string, WrittenCommand, readonly string[]]>([
	["a variable in a text", command("type", "id=a", `Hello \${name}`), ["variable"]],
	["a variable in a locator", command("click", `css=#\${id}`), ["variable"]],
	["a variable in an address", command("open", `/users/\${id}`), ["variable"]],
	["a space that is no variable", command("type", "id=a", `a\${nbsp}b`), []],
	[
		"a locator of another kind beside",
		command("click", "id=a", "", { targets: [["dom=x", "dom"]] }),
		["selectors-left-out"],
	],
	["an option that only the page knows", command("select", "id=a", "index=2"), ["unknown-step"]],
	["an option by what it is called", command("select", "id=a", "label=M"), ["replaced"]],
	["a locator that is none", command("click", "nothing"), ["bad-step"]],
	["a key that nobody knows", command("sendKeys", "id=a", `\${KEY_FOO}`), ["bad-step"]],
	["a pause that is no time", command("pause", "soon"), ["bad-step"]],
	["a size that is none", command("setWindowSize", "wide"), ["bad-step"]],
	["a script for an address", command("open", "javascript:alert(1)"), ["bad-step"]],
	["data for an address", command("open", "data:text/html,x"), ["bad-step"]],
	["a secret that an export of ours begins with", command("store", "", "SECRET_PIN"), []],
	["any other variable", command("store", "x", "SECRET_PIN"), ["unknown-step"]],
])("tells of %s", (_, written, codes) => {
	expect(codesOf(written)).toEqual(codes);
});

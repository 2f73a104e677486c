import { parse as parseReplay } from "@puppeteer/replay";
import * as fc from "fast-check";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import type { FlowGraph } from "../document/flow-document.ts";
import { arbitraryFlow, ESCAPED } from "../generate/arbitrary-flow.test-support.ts";
import { everyKind } from "../generate/every-kind.test-support.ts";
import { exportFlow } from "./export-flow.ts";
import { type ExportToolId, exportToolIds } from "./export-tools.ts";

const settings = { name: "Every kind", targetUrl: "*", addComments: false };

function exported(flow: FlowGraph, tool: ExportToolId, more: object = {}) {
	let count = 0;
	const result = exportFlow(flow, { ...settings, ...more }, tool, () => `id-${++count}`);
	if (!result.ok) throw new Error(result.error.message);
	return result.value;
}

/** The messages of TypeScript's parser. */
function syntaxErrors(text: string, fileName: string): string[] {
	const { diagnostics = [] } = ts.transpileModule(text, {
		fileName,
		reportDiagnostics: true,
		compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
	});
	return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

/** Calls and names in the code, without what is in texts. */
function namesIn(text: string, fileName: string): Set<string> {
	const names = new Set<string>();
	const visit = (node: ts.Node): void => {
		if (ts.isIdentifier(node)) names.add(node.text);
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(fileName, text, ts.ScriptTarget.ESNext));
	return names;
}

const every = everyKind({ navigate: { url: "https://a.test/next?about=$" + "{title}" } });

describe("a flow as a test for Playwright", () => {
	it("has conditions, loops, variables and code as statements", () => {
		const { text, fileName, notes, lines } = exported(every, "playwright");
		expect(fileName).toBe("Every-kind.spec.ts");
		expect(syntaxErrors(text, fileName)).toEqual([]);
		expect(text).toMatchInlineSnapshot(`
			"import { test } from "@playwright/test";

			test("Every kind", async ({ page }) => {
				const variables: Record<string, string> = { extractedText: "", title: "", note: "" };
				await new Promise((resolve) => setTimeout(resolve, 10));
				await page.locator("#go").click();
				await page.locator("#name").fill(\`Ada \${variables.extractedText}\`);
				await page.locator("#size").selectOption("m");
				await page.locator("#terms").check();
				await page.locator("#card").dragTo(page.locator("#done"));
				await page.locator("#name").press("a");
				await page.locator("#list").evaluate((element) => element.scrollTo(0, 100));
				page.once("dialog", (dialog) => dialog.accept());
				await page.locator("#file").setInputFiles([]);
				variables.title = await page.locator("h1").evaluate((found) => (found.textContent ?? "").trim());
				variables.note = \`seen \${variables.title}\`;
				await page.evaluate((text) => {
					const field = document.body.appendChild(document.createElement("textarea"));
					field.value = text;
					field.select();
					document.execCommand("copy");
					field.remove();
				}, \`\${variables.note}\`);
				await page.goto(\`https://a.test/next?about=\${variables.title}\`);
				await page.reload();
				await page.goBack();
				await new Promise((resolve) => setTimeout(resolve, 10));
				if (await page.evaluate((variables) => (variables.title.length > 3), variables)) {
					for (const element of await page.locator(".row").all()) {
						await element.locator("#menu").hover();
					}
					await page.locator("#late").waitFor({ state: "attached", timeout: 2000 });
					page.once("dialog", (dialog) => dialog.accept());
					await page.evaluate((message) => alert(message), \`Read \${variables.title}\`);
				} else {
					console.log(\`\${variables.note}\`);
				}
			});
			"
		`);
		expect(notes.map(({ step, code }) => `${step} ${code}`)).toMatchInlineSnapshot(`
			[
			  "1 start-page-unknown",
			  "8 file-needed",
			  "16 no-such-step",
			]
		`);
		const written = text.split("\n");
		const loop = lines.find(({ nodeId }) => nodeId === "loop");
		expect(written[(loop?.from ?? 0) - 1]).toMatch(/^\s*for \(const element of/);
	});
});

describe("a flow as a script for Puppeteer", () => {
	it("has conditions, loops, variables and code as statements", () => {
		const { text, fileName, notes } = exported(every, "puppeteer");
		expect(fileName).toBe("Every-kind.mjs");
		expect(syntaxErrors(text, fileName)).toEqual([]);
		expect(text.slice(0, text.indexOf("} finally {"))).toMatchInlineSnapshot(`
			"// Every kind
			// Needs Node 22 and \`npm install puppeteer\`. PUPPETEER_EXECUTABLE_PATH names another browser.
			import puppeteer from "puppeteer";

			const browser = await puppeteer.launch();
			const page = await browser.newPage();
			try {
				const variables = { extractedText: "", title: "", note: "" };
				await new Promise((resolve) => setTimeout(resolve, 10));
				await page.locator("#go").click();
				await page.locator("#name").fill(\`Ada \${variables.extractedText}\`);
				await page.locator("#size").fill("m");
				await page.locator("#terms").fill(true);
				await drag(page, page.locator("#card"), page.locator("#done"));
				await page.locator("#name").waitHandle().then((element) => element.press("a"));
				await page.locator("#list").scroll({ scrollLeft: 0, scrollTop: 100 });
				page.once("dialog", (dialog) => dialog.accept());
				await page.locator("#file").waitHandle().then((element) => element.uploadFile());
				variables.title = await page.locator("h1").waitHandle().then((element) => element.evaluate((found) => (found.textContent ?? "").trim()));
				variables.note = \`seen \${variables.title}\`;
				await page.evaluate((text) => {
					const field = document.body.appendChild(document.createElement("textarea"));
					field.value = text;
					field.select();
					document.execCommand("copy");
					field.remove();
				}, \`\${variables.note}\`);
				await page.goto(\`https://a.test/next?about=\${variables.title}\`);
				await page.reload();
				await page.goBack();
				await new Promise((resolve) => setTimeout(resolve, 10));
				if (await page.evaluate((variables) => (variables.title.length > 3), variables)) {
					for (const element of await page.$$(".row")) {
						await within(element, "#menu").then((found) => found.hover());
					}
					await appears(page, { timeout: 2000 }, "#late");
					page.once("dialog", (dialog) => dialog.accept());
					await page.evaluate((message) => alert(message), \`Read \${variables.title}\`);
				} else {
					console.log(\`\${variables.note}\`);
				}
			"
		`);
		expect(notes.map(({ step, code }) => `${step} ${code}`)).toMatchInlineSnapshot(`
			[
			  "1 start-page-unknown",
			  "8 file-needed",
			  "16 no-such-step",
			]
		`);
	});

	it("goes on in its own tab after it has opened another one", () => {
		const flow: FlowGraph = {
			nodes: every.nodes
				.filter(({ type }) => type === "navigate")
				.map((node) => ({ ...node, data: { ...node.data, url: "https://a.test/", newTab: true } })),
			edges: [],
		};
		expect(exported(flow, "puppeteer").text).toContain(
			'\tawait (await browser.newPage()).goto("https://a.test/");\n\tawait page.bringToFront();\n',
		);
	});
});

describe("a flow as a user flow of the DevTools Recorder", () => {
	it("has what the format can carry, and a note for each other step", () => {
		const { text, fileName, notes } = exported(every, "replay");
		expect(fileName).toBe("Every-kind.json");
		expect(parseReplay(JSON.parse(text)).steps.map(({ type }) => type)).toMatchInlineSnapshot(`
			[
			  "waitForExpression",
			  "click",
			  "change",
			  "change",
			  "waitForExpression",
			  "keyDown",
			  "keyUp",
			  "scroll",
			  "waitForExpression",
			  "waitForExpression",
			  "waitForExpression",
			]
		`);
		expect(notes.map(({ step, code }) => `${step} ${code}`)).toMatchInlineSnapshot(`
			[
			  "1 start-page-unknown",
			  "2 variable-left-out",
			  "5 replaced",
			  "8 no-such-step",
			  "9 replaced",
			  "10 no-such-step",
			  "12 no-such-step",
			  "13 variable-left-out",
			  "15 no-such-step",
			  "16 no-such-step",
			  "18 no-such-step",
			  "19 branch-left-out",
			  "20 branch-left-out",
			  "21 branch-left-out",
			  "22 branch-left-out",
			  "23 branch-left-out",
			]
		`);
	});
});

describe("a flow as a project of Selenium IDE", () => {
	it("has its control commands, and a note for each other step", () => {
		const { text, fileName, notes } = exported(every, "side");
		expect(fileName).toBe("Every-kind.side");
		const { tests } = JSON.parse(text) as {
			tests: { commands: { command: string; target: string; value: string }[] }[];
		};
		expect(
			tests[0]?.commands.map(({ command, target, value }) => [command, target, value].join(" | ")),
		).toMatchInlineSnapshot(`
			[
			  "store |  | extractedText",
			  "store |  | title",
			  "store |  | note",
			  "pause | 10 | ",
			  "click | id=go | ",
			  "type | id=name | Ada \${extractedText}",
			  "select | id=size | value=m",
			  "check | id=terms | ",
			  "dragAndDropToObject | id=card | id=done",
			  "sendKeys | id=name | a",
			  "runScript | document.querySelector("#list").scrollTo(0, 100); | ",
			  "sendKeys | id=file | ",
			  "acceptConfirmation |  | ",
			  "storeText | css=h1 | title",
			  "store | seen \${title} | note",
			  "runScript | const field = document.body.appendChild(document.createElement("textarea"));\\nfield.value = \${note};\\nfield.select(); document.execCommand("copy"); field.remove(); | ",
			  "open | /next?about=\${title} | ",
			  "runScript | location.reload(); | ",
			  "runScript | history.back(); | ",
			  "pause | 10 | ",
			  "if | ((variables) => (variables.title.length > 3\\n))({ ["extractedText"]: \${extractedText}, ["title"]: \${title}, ["note"]: \${note} }) | ",
			  "executeScript | return [...document.querySelectorAll(".row")].map((element, index) => { element.setAttribute("data-loop-1", index); return index; }); | rows1",
			  "forEach | rows1 | row1",
			  "mouseOver | css=[data-loop-1="\${row1}"] #menu | ",
			  "end |  | ",
			  "waitForElementPresent | id=late | 2000",
			  "runScript | alert("Read " + \${title}); | ",
			  "acceptAlert |  | ",
			  "else |  | ",
			  "echo | \${note} | ",
			  "end |  | ",
			]
		`);
		expect(notes.map(({ step, code }) => `${step} ${code}`)).toMatchInlineSnapshot(`
			[
			  "1 start-page-unknown",
			  "7 replaced",
			  "8 file-needed",
			  "12 replaced",
			  "14 replaced",
			  "15 replaced",
			  "16 no-such-step",
			  "19 replaced",
			]
		`);
	});
});

describe.each(exportToolIds)("any flow for %s", (tool) => {
	it("is well-formed, with texts of the flow as data", () => {
		fc.assert(
			fc.property(arbitraryFlow(12), fc.string({ unit: "binary" }), (flow, name) => {
				const result = exportFlow(flow, { name }, tool, () => "id");
				if (!result.ok) return;
				const { text, fileName, notes } = result.value;
				expect(fileName).toMatch(/^[\p{L}\p{N}-]+\.(?:spec\.ts|mjs|json|side)$/u);
				for (const { nodeId } of notes) expect(flow.nodes.some(({ id }) => id === nodeId)).toBe(true);
				if (tool === "replay") parseReplay(JSON.parse(text));
				else if (tool === "side") JSON.parse(text);
				else {
					expect(syntaxErrors(text, fileName)).toEqual([]);
					expect(namesIn(text, fileName).has(ESCAPED)).toBe(false);
				}
			}),
		);
	});

	it("refuses what cannot run", () => {
		expect(exportFlow({ nodes: [], edges: [] }, settings, tool, () => "id")).toMatchObject({
			ok: false,
			error: { code: "EMPTY_FLOW" },
		});
	});
});

import { writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { openCodeTab } from "../support/code-tab.ts";

const text = (name: string) => `// ==UserScript==
// @name   ${name}
// @match  https://tea.example/*
// ==/UserScript==
document.title = "Größe 首页";
`;
/** Each of them begins with a byte order mark. */
const KINDS: readonly (readonly [name: string, encode: (marked: string) => Buffer])[] = [
	["UTF-16 LE", (marked) => Buffer.from(marked, "utf16le")],
	["UTF-16 BE", (marked) => Buffer.from(marked, "utf16le").swap16()],
	["UTF-8 with CR LF", (marked) => Buffer.from(marked.replaceAll("\n", "\r\n"))],
];

test(
	"a file that is dropped on the code of the create page replaces it, in the encoding of its byte order mark",
	{
		tag: "@soak",
	},
	async ({ page, context }, testInfo) => {
		await openCodeTab(page);
		const code = page.getByRole("textbox", { name: /^(Bookmarklet|Userscript) Code$/ });
		await expect(code.locator(".cm-line").first()).toBeVisible();
		const session = await context.newCDPSession(page);
		const drop = async (bytes: Buffer): Promise<void> => {
			const file = testInfo.outputPath("dropped.user.js");
			await writeFile(file, bytes);
			const box = await code.boundingBox();
			if (box === null) throw new Error("the code is not shown");
			const at = { x: box.x + 40, y: box.y + 10, data: { items: [], files: [file], dragOperationsMask: 1 } };
			for (const type of ["dragEnter", "dragOver", "drop"] as const)
				await session.send("Input.dispatchDragEvent", { type, ...at });
		};
		const shown = async (): Promise<string> =>
			(await code.locator(".cm-line").allInnerTexts()).map((line) => line.replace("\n", "")).join("\n");
		for (const [name, encode] of KINDS) {
			await drop(encode(`\uFEFF${text(name)}`));
			await expect.poll(shown).toBe(text(name));
		}
		await drop(Buffer.from(text("Latin"), "latin1"));
		await expect(page.getByRole("alert").getByText("dropped.user.js is not text in UTF-8")).toBeVisible();
		expect(await shown()).toBe(text("UTF-8 with CR LF"));
	},
);

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { readPageAnswers } from "./page-answers.ts";

afterEach(() => void vi.restoreAllMocks());

function pageWith(content: string): Document {
	const block = document.createElement("script");
	block.type = "application/json";
	block.id = "hub-answers";
	block.textContent = content;
	document.body.replaceChildren(block);
	return document;
}

test("reads what the server wrote", () => {
	const answers = [{ name: "get_script", args: { p_id: "1" }, rows: [{ id: "1" }] }];
	expect(readPageAnswers(pageWith(JSON.stringify(answers)))).toEqual(answers);
});

test("a page without answers has none", () => {
	document.body.replaceChildren();
	expect(readPageAnswers(document)).toEqual([]);
});

test.each(["[{", '{"name":"get_script"}', '[{"name":"get_script","args":{},"rows":"none"}]'])(
	"%s is said in the log, and the screens ask themselves",
	(content) => {
		const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
		expect(readPageAnswers(pageWith(content))).toEqual([]);
		expect(log).toHaveBeenCalledOnce();
	},
);

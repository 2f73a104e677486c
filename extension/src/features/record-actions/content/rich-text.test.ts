// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { isFormatted, richText } from "./rich-text.ts";

function fieldWith(html: string, style = ""): Element {
	document.body.innerHTML = `<div contenteditable="true" style="${style}">${html}</div>`;
	const [field] = document.body.children;
	if (field === undefined) throw new Error("no field");
	return field;
}
const read = (html: string, style = "") => richText(fieldWith(html, style));

it.each([
	["nothing", "", ""],
	["an empty paragraph, as editors begin", "<p><br></p>", ""],
	["paragraphs", "<p>Dear crew,</p><p>all is well.</p>", "Dear crew,\nall is well."],
	["an empty paragraph between two", "<p>a</p><p><br></p><p>b</p>", "a\n\nb"],
	["a paragraph that was just begun", "<p>a</p><p><br></p>", "a\n"],
	["the first line bare, as Chrome writes it", "a<div>b</div><div><br></div>", "a\nb\n"],
	["words in bold", "<p>on <b>Friday</b>&nbsp;at six</p>", "on Friday at six"],
	["a line broken in a paragraph", "<p>a<br>b<br></p>", "a\nb"],
	["a line broken in bold", "<p><b>a<br></b>b</p>", "a\nb"],
	["a blank at the end, which browsers write as a hard one", "<p>we sail on&nbsp;</p>", "we sail on "],
	["what is indented in the source", "\n\t<p>a\n\t\tb</p>\n\t<p>c</p>\n", "a b\nc"],
	["lists", "<ul><li>a</li><li>b</li></ul>", "a\nb"],
	["a character without width at the caret, as editors put it", "<p>a<b>\ufeffb\u200b</b></p>", "ab"],
	["what is hidden", '<p>a<span style="display: none">x</span></p>', "a"],
])("%s", (_, html, text) => {
	expect(read(html)).toBe(text);
});

it("keeps blanks and line breaks as they are where the page shows them so", () => {
	expect(read("a  b\nc\n\n", "white-space: pre-wrap")).toBe("a  b\nc\n");
});

it.each([
	["a<div>b</div><div><br></div>", false],
	["<p><span>a</span></p>", false],
	["<p>a <b>b</b></p>", true],
	['<p><span style="color: red">a</span></p>', true],
	["<ul><li>a</li></ul>", true],
	['<p><img alt=""></p>', true],
])("whether %s is more than plain text: %s", (html, expected) => {
	expect(isFormatted(fieldWith(html))).toBe(expected);
});

import { CLOSE_IF_OPEN, COPY_TEXT, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const pageToMarkdown: ScriptTemplate = {
	id: "page-to-markdown",
	title: "Copy the page as Markdown",
	description:
		"Copies the article of the page, or the selected part, as Markdown: headings, lists, links, code, tables and pictures. Nothing is sent.",
	category: "data",
	tags: ["markdown", "copy", "notes", "article"],
	kind: "bookmarklet",
	phrasings: [
		"copy page as markdown",
		"convert article to markdown",
		"html to markdown",
		"selection to markdown",
		"save this blog post in md format",
		"I want to paste the article into Obsidian with its formatting",
		"web clipper for markdown notes",
		"turn the page into markdown",
		"get a .md version of the article",
		"markdown export",
		"copy the selected text as markdown with links",
		"clip a page to notion or obsidian",
		"page2markdown",
		"please give me the text of this page with markdown headings and lists",
		"convert the documentation to md so i can feed it to a chatbot",
		"copy content as md",
		"make markdown out of a website",
		"export post to markdown file",
		"article as plain markdown on the clipboard",
		"grab page content for my notes in markdown",
		"md clipper",
		"transform this html into markdown syntax",
	],
	slots: [],
	effects: ["content", "clipboard"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-page-to-markdown";
const UNREAD = "script, style, noscript, template, nav, aside, footer, form, button, input, select, textarea, svg, iframe, [hidden], [aria-hidden='true'], [id^='scriptorium-']";
const TICK = String.fromCharCode(96);
${CLOSE_IF_OPEN}${CREATE}${PANEL}${COPY_TEXT}
const escapeText = (text) => text.replace(/\s+/g, " ").replace(/[\\*_[\]<>]/g, "\\$&").replaceAll(TICK, "\\" + TICK);
const oneLine = (text) => text.replace(/\s+/g, " ").trim();
const wrap = (text, mark) => {
  const [, before, inner, after] = text.match(/^(\s*)(.*?)(\s*)$/s);
  return inner ? before + mark + inner + mark + after : text;
};
const indent = (text, first, rest) => first + text.trim().replace(/\n(?=.)/g, "\n" + rest);
const fence = (text) => {
  const longest = (text.match(new RegExp(TICK + "+", "g")) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  return TICK.repeat(longest + 1);
};

const writeChildren = (element) => [...element.childNodes].map(write).join("");
const block = (text) => (text.trim() ? "\n\n" + text.trim() + "\n\n" : "");
const writeList = (list) => {
  const start = list.localName === "ol" ? list.start : null;
  const entries = [...list.children].filter((child) => child.localName === "li" && !child.matches(UNREAD));
  const lines = entries.map((entry, index) => {
    const mark = start === null ? "- " : start + index + ". ";
    return indent(writeChildren(entry).replace(/\n{2,}/g, "\n"), mark, " ".repeat(mark.length));
  });
  return "\n\n" + lines.join("\n") + "\n\n";
};
const writeTable = (table) => {
  const rows = [...table.rows].map((row) => [...row.cells].map((cell) => oneLine(writeChildren(cell)).replaceAll("|", "\\|")));
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width < 2) return block(writeChildren(table));
  const lines = rows.map((row) => "| " + Array.from({ length: width }, (_, column) => row[column] ?? "").join(" | ") + " |");
  lines.splice(1, 0, "|" + " --- |".repeat(width));
  return block(lines.join("\n"));
};
const writeLink = (link) => {
  const text = writeChildren(link);
  if (!/^https?:|^mailto:/.test(link.href) || !text.trim()) return text;
  return "[" + text.trim().replace(/\s*\n\s*/g, " ") + "](" + link.href.replaceAll("(", "\u002528").replaceAll(")", "\u002529") + ")";
};
const writeCode = (element) => {
  const text = oneLine(element.textContent);
  const mark = text.includes(TICK) ? TICK + TICK : TICK;
  return text ? mark + (mark.length > 1 ? " " + text + " " : text) + mark : "";
};
const writePre = (element) => {
  const text = element.textContent.replace(/\n$/, "");
  const language = element.innerHTML.match(/(?:language|lang|highlight-source)-([\w+#-]+)/)?.[1] ?? "";
  return "\n\n" + fence(text) + language + "\n" + text + "\n" + fence(text) + "\n\n";
};
const write = (node) => {
  if (node.nodeType === Node.TEXT_NODE) return escapeText(node.data);
  if (node.nodeType !== Node.ELEMENT_NODE || node.matches(UNREAD)) return "";
  const name = node.localName;
  if (/^h[1-6]$/.test(name)) return block("#".repeat(Number(name[1])) + " " + oneLine(writeChildren(node)));
  if (name === "br") return "  \n";
  if (name === "hr") return "\n\n---\n\n";
  if (name === "img") return node.alt || node.currentSrc ? "![" + escapeText(node.alt) + "](" + (node.currentSrc || node.src).replaceAll(" ", "\u002520") + ")" : "";
  if (name === "pre") return writePre(node);
  if (name === "ul" || name === "ol") return writeList(node);
  if (name === "table") return writeTable(node);
  if (name === "a") return writeLink(node);
  if (name === "code" || name === "kbd" || name === "samp") return writeCode(node);
  if (name === "strong" || name === "b") return wrap(writeChildren(node), "**");
  if (name === "em" || name === "i") return wrap(writeChildren(node), "*");
  if (name === "del" || name === "s") return wrap(writeChildren(node), "~~");
  if (name === "blockquote") return "\n\n" + writeChildren(node).trim().replace(/\n{3,}/g, "\n\n").replace(/^/gm, "> ") + "\n\n";
  if (/^(p|div|section|article|main|header|figure|figcaption|dl|dt|dd|details|summary|li|address)$/.test(name)) return block(writeChildren(node));
  return writeChildren(node);
};

const selection = getSelection();
/* The largest part that is marked as an article or as the main part; a page without one is taken as a whole. */
const largest = [...document.querySelectorAll("article, main, [role='main']")].sort((one, other) => other.innerText.length - one.innerText.length)[0];
const selected = () => {
  const holder = document.createElement("div");
  for (let index = 0; index < selection.rangeCount; index += 1) holder.append(selection.getRangeAt(index).cloneContents());
  return holder;
};
const source = selection.isCollapsed ? (largest ?? document.body) : selected();
const body = writeChildren(source).replace(/[^\S\n]+\n/g, (end) => (end.startsWith("  ") ? "  \n" : "\n")).replace(/\n[^\S\n](?=\S)/g, "\n").replace(/\n{3,}/g, "\n\n").trim();
const heading = selection.isCollapsed && !/^# /m.test(body) ? "# " + escapeText(document.title) + "\n\n" : "";
const markdown = heading + body + "\n\n<" + location.href + ">\n";
const field = create("textarea", { value: markdown, readOnly: true, ariaLabel: "Markdown" });
const again = create("button", { type: "button", textContent: "Copy", onclick: () => copyText(markdown, panel.status, "Copied as Markdown") });
const panel = openPanel("Page as Markdown", [field, again]);
copyText(markdown, panel.status, "Copied as Markdown");
`,
		};
	},
};

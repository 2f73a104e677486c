import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { plainInline } from "../../hub-shell/src/features/static-pages/inline-text.ts";
import type { Block, Section } from "../../hub-shell/src/features/static-pages/static-document.ts";
import { staticDocuments } from "../../hub-shell/src/features/static-pages/static-documents.ts";

const RULES = join(import.meta.dirname, "../../packages/script-analyzer/src/rules");

interface Passage {
	readonly path: string;
	readonly title: string;
	readonly text: string;
}

/** Parts of a section that can be linked to: its beginning, and what stands below each heading. */
function passagesOf(path: string, page: string, section: Section): Passage[] {
	const passages: { path: string; title: string; texts: string[] }[] = [
		{ path: `${path}#${section.id}`, title: `${page}: ${section.title}`, texts: [] },
	];
	for (const block of [
		...section.blocks,
		...(section.steps ?? []).flatMap(({ title, blocks }) => [title, ...blocks]),
	]) {
		if (typeof block === "object" && "heading" in block) {
			passages.push({ path: `${path}#${block.id}`, title: `${page}: ${section.title}, ${block.heading}`, texts: [] });
		} else passages.at(-1)?.texts.push(...textsOf(block));
	}
	return passages
		.filter(({ texts }) => texts.length > 0)
		.map(({ texts, ...passage }) => ({ ...passage, text: texts.join("\n") }));
}

function textsOf(block: Block): string[] {
	if (typeof block === "string") return [plainInline(block)];
	if ("list" in block) return block.list.map(plainInline);
	if ("code" in block || "picture" in block || "heading" in block) return [];
	return block.rows.map((row) => row.map(plainInline).join(": "));
}

/** Paragraphs of a rule's description, by the words with which they begin. */
function ruleText(text: string, opening: string): string {
	const paragraph = new RegExp(`^\\*\\*${opening}\\*\\* ([^]*?)(?:\\n\\n|\\n*$)`, "m").exec(text)?.[1];
	if (paragraph === undefined) throw new Error(`A rule's description has no paragraph “${opening}”.`);
	return plainInline(paragraph.replaceAll("\n", " "));
}

/**
 * Writes the texts that the Script Assistant looks up: the hub's static pages by passage, and the descriptions of the analyzer's rules.
 * @returns content of `supabase/functions/ai-script-assistant/knowledge/texts.gen.ts`
 */
export function knowledgeTexts(): string {
	const passages = Object.entries(staticDocuments).flatMap(([path, { title, sections }]) =>
		sections.flatMap((section) => passagesOf(path, title, section)),
	);
	const rules = globSync("*.md", { cwd: RULES })
		.toSorted()
		.map((file) => {
			const text = readFileSync(join(RULES, file), "utf8").replaceAll("\r\n", "\n");
			const about = {
				title: /^# (.+)$/m.exec(text)?.[1] ?? "",
				why: ruleText(text, "Why it matters\\."),
				advice: ruleText(text, "What to do\\."),
			};
			return [file.slice(0, -".md".length), about] as const;
		});
	return [
		"/* Made by `node tests/support/write-knowledge-texts.ts` from the hub's static pages and the rules of the rating. */",
		`export const passages = ${JSON.stringify(passages)};`,
		`export const ruleTexts = ${JSON.stringify(Object.fromEntries(rules))};`,
		"",
	].join("\n");
}

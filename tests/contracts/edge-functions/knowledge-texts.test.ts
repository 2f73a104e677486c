import { readFileSync } from "node:fs";
import { rules } from "@scriptorium/script-analyzer/rules/rule-list";
import { passages, ruleTexts } from "@scriptorium/supabase/functions/ai-script-assistant/knowledge/texts.gen";
import { expect, test } from "vitest";
import { knowledgeTexts } from "../../support/knowledge-texts.ts";

const committed = new URL("../../../supabase/functions/ai-script-assistant/knowledge/texts.gen.ts", import.meta.url);

test("the assistant's texts are those of the static pages and rules: run node tests/support/write-knowledge-texts.ts", () => {
	expect(knowledgeTexts() === readFileSync(committed, "utf8")).toBe(true);
	expect(Object.keys(ruleTexts)).toEqual(rules.map(({ id }) => id).toSorted());
	expect(passages.map(({ path }) => path)).toContain("/faq#install-bookmarklet");
});

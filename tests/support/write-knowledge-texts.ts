// Renews what the Script Assistant knows after a change of a static page or a rule: node tests/support/write-knowledge-texts.ts
import { writeFileSync } from "node:fs";
import { knowledgeTexts } from "./knowledge-texts.ts";

writeFileSync(
	new URL("../../supabase/functions/ai-script-assistant/knowledge/texts.gen.ts", import.meta.url),
	knowledgeTexts(),
);

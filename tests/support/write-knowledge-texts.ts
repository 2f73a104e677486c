// Regenerates the texts that the Script Assistant searches, after a static page or a rule has changed: node tests/support/write-knowledge-texts.ts
import { writeFileSync } from "node:fs";
import { knowledgeTexts } from "./knowledge-texts.ts";

writeFileSync(
	new URL("../../supabase/functions/ai-script-assistant/knowledge/texts.gen.ts", import.meta.url),
	knowledgeTexts(),
);

import { parseBody } from "@scriptorium/userscript/parse-body";
import { readInstalledText } from "@scriptorium/userscript/read-installed-text";
import { readMenuScript } from "../script-source/menu-script.ts";
import type { ProgramFacts } from "./parsed-facts.ts";

/** Parses a userscript. Takes about a second for the largest ones. */
export function findProgramFacts(code: string): ProgramFacts {
	const { text } = readInstalledText(code);
	// `await` is the only word that means two things, so that most texts need no parser.
	const parsed = text?.body.includes("await") ? parseBody(text) : null;
	return {
		unclearAt: parsed?.ok ? (parsed.problem?.offset ?? null) : null,
		menuScript: readMenuScript(code),
	};
}

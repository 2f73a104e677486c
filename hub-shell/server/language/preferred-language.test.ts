import { expect, test } from "vitest";
import { preferredLanguage } from "./preferred-language.ts";

const ask = (query: string, headers: Record<string, string>) =>
	preferredLanguage(new Request(`https://hub.example/explore${query}`, { headers }));

test.each([
	["", "", "", "en"],
	["", "", "de-AT,de;q=0.9,en;q=0.8", "de"],
	["", "", "fr;q=1,en;q=0.3,de;q=0.7", "de"],
	["", "", "en-US,de", "en"],
	["", "", "de;q=0,en", "en"],
	["", "", "tlh", "en"],
	["", "x=1; scriptorium-language=de", "en", "de"],
	["", "scriptorium-language=en", "de", "en"],
	["", "scriptorium-language=<script>", "de", "de"],
	["?locale=de", "scriptorium-language=en", "en", "de"],
	["?locale=en-XA", "", "de", "en"],
])("query %j, cookie %j, header %j: %s", (query, cookie, header, language) => {
	expect(ask(query, { cookie, "accept-language": header })).toBe(language);
});

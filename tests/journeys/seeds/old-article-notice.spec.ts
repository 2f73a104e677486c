import { expect } from "@playwright/test";
import { readSeed } from "@scriptorium/supabase/seed/read-seeds";
import { matchesUrl } from "@scriptorium/userscript/matches-url";
import { parseMetadata } from "@scriptorium/userscript/parse-metadata";
import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/old-article-notice.ts";
import { test } from "./seed-test.ts";

describeSeed("old-article-notice", "seeds/old-article-notice.html", checkEffect);

test("Old Article Notice leaves an encyclopaedia that is written every day alone", () => {
	const parsed = parseMetadata(readSeed("old-article-notice").code);
	if (!parsed.ok) throw new Error("The metadata block cannot be read");
	expect(matchesUrl(parsed.metadata, "https://en.wikipedia.org/wiki/Tram")).toBe(false);
	expect(matchesUrl(parsed.metadata, "https://gazette.example/wiki/Tram")).toBe(true);
});

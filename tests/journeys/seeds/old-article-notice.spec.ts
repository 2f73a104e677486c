import { expect } from "@playwright/test";
import { readSeed } from "@scriptorium/supabase/seed/read-seeds";
import { matchesUrl } from "@scriptorium/userscript/matches-url";
import { textOf } from "../../support/text-of.ts";
import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/old-article-notice.ts";
import { test } from "./seed-test.ts";

describeSeed("old-article-notice", "seeds/old-article-notice.html", checkEffect);

test("Old Article Notice leaves an encyclopaedia that is written every day alone", () => {
	const { metadata } = textOf(readSeed("old-article-notice").code);
	if (!metadata) throw new Error("There is no metadata block");
	expect(matchesUrl(metadata, "https://en.wikipedia.org/wiki/Tram")).toBe(false);
	expect(matchesUrl(metadata, "https://gazette.example/wiki/Tram")).toBe(true);
});

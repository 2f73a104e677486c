import { expect, test } from "vitest";
import { searchPassages } from "./search-passages.ts";

test.each([
	["How do I install a bookmarklet?", /#install-bookmarklet$/],
	["how can I install a userscript", /#install-userscript$/],
	["Do I need an account?", /#need-account$/],
	["What do Low, Medium and High risk mean?", /#risk-levels$/],
	["Does the recorder record passwords?", /passwords-recorded$|#record$/],
	["how do I fork a script", /#forks?$/],
	["What is a userscript?", /#what-is-a-userscript$/],
	["How do I report a bad script?", /#report$/],
])("%s", (question, path) => {
	expect(searchPassages(question)[0]?.path).toMatch(path);
});

test.each(["Order me a pizza tonight", "how do I remove popups", "the", "", "Why is the sky blue?"])(
	"the pages say nothing about: %s",
	(question) => expect(searchPassages(question)).toEqual([]),
);

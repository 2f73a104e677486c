import { expect } from "@playwright/test";
import { readSeed } from "@scriptorium/supabase/seed/read-seeds";
import { runOnForeignPage } from "./foreign-pages.ts";
import { test } from "./seed-test.ts";

const seed = readSeed("show-passwords");

/** Code that does its work and one thing more, which the check of foreign pages has to see. */
const offences = [
	{ what: "an uncaught error", code: "throw new Error('left over');" },
	{ what: "a refused promise", code: "Promise.reject(new Error('left over'));" },
	{ what: "a message on the console", code: "console.error('left over');" },
	{ what: "a global", code: "globalThis.leftOver = 1;" },
	{ what: "a changed text", code: "document.querySelector('p').append('!');" },
	{ what: "a changed title", code: "document.title = 'left over';" },
	{ what: "an attribute", code: "document.body.dataset.leftOver = '';" },
	{ what: "an element", code: "document.documentElement.append(document.createElement('div'));" },
	{ what: "a changed address", code: "history.replaceState(null, '', '#left-over');" },
];

test("whatever a script leaves behind on a foreign page is found out", async ({ context, fixtures }) => {
	const address = fixtures.url("seeds/foreign/empty.xhtml");
	for (const { what, code } of offences) {
		const offender = { ...seed, code: seed.code.replace(/\}\)\(\);$/, `${code}\n})();`) };
		await expect(runOnForeignPage(context, offender, address, false), what).rejects.toThrow(/left.?over|OK!|<div/i);
	}
	await runOnForeignPage(context, seed, address, false);
});

import { readFileSync } from "node:fs";
import { linesToTry, thingsToTry } from "@scriptorium/start-hub/things-to-try";
import { expect, test } from "vitest";
import { fixedHead, PRIVATE_PATTERNS } from "../../hub-shell/server/heads/fixed-heads.ts";
import { standInAccounts } from "../../supabase/local/google/accounts.ts";

test("each thing to try is a page of the hub, and its account one of the stand-in's", () => {
	for (const { path, account } of thingsToTry) {
		const [page = ""] = path.split("?");
		expect(fixedHead(page) !== null || PRIVATE_PATTERNS.includes(page), path).toBe(true);
		if (account !== null) expect(standInAccounts.map(({ name }) => name)).toContain(account);
	}
});

test("the README lists the same things", () => {
	const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
	for (const { path, account } of thingsToTry) {
		expect(readme).toContain(`http://localhost:4173${path}`);
		if (account !== null) expect(readme).toContain(account);
	}
});

test("the terminal gets one line each, addresses first", () => {
	const [heading, ...lines] = linesToTry("http://localhost:5000");
	expect(heading).toBe("Five things to try:");
	expect(lines).toHaveLength(5);
	expect(lines[3]).toMatch(/^ {2}http:\/\/localhost:5000\/create +write a script .*\(sign in as Arthur Author\)$/);
});

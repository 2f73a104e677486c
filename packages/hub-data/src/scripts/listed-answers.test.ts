import { expect, it } from "vitest";
import { accessOfListed, verdictOfListed } from "./listed-answers.ts";
import type { ScriptReach } from "./script-card.ts";

const reach: ScriptReach = {
	offline: false,
	every_site: false,
	sites: [],
	site_count: 0,
	contacts: ["a.test"],
	contact_count: 2,
	own_site: true,
	unknown_hosts: false,
	code: "pinned",
	reads: ["cookies"],
	checked_in_part: false,
	picture: "0123456789abcdef0123456789abcdef",
};
const userscript = (facts: Partial<ScriptReach>) =>
	accessOfListed({ kind: "userscript", reach: { ...reach, ...facts } });

it("states the sites of a script in the words of access, and every other fact as it is", () => {
	expect(accessOfListed({ kind: "bookmarklet", reach })).toEqual({
		sites: "this-site",
		site_names: [],
		site_count: 0,
		contacts: ["a.test"],
		contact_count: 2,
		own_site: true,
		unknown_hosts: false,
		offline: false,
		code: "pinned",
		reads: ["cookies"],
	});
	expect(userscript({ every_site: true })?.sites).toBe("any-site");
	expect(userscript({ sites: ["a.test"], site_count: 1 })).toMatchObject({
		sites: "this-site",
		site_names: ["a.test"],
	});
	expect(userscript({ sites: ["a.test", "b.test"], site_count: 2 })?.sites).toBe("named-sites");
	expect(userscript({})?.sites).toBe("named-sites");
	expect(accessOfListed({ kind: "userscript", reach: null })).toBeNull();
});

it("tells a script that was only checked in part from one that is worth a look", () => {
	const part = { ...reach, checked_in_part: true };
	expect(verdictOfListed({ risk_level: "amber", reach: part })).toBe("checked-in-part");
	expect(verdictOfListed({ risk_level: "amber", reach })).toBe("worth-a-look");
	expect(verdictOfListed({ risk_level: "red", reach: part })).toBe("attack");
	expect(verdictOfListed({ risk_level: "green", reach })).toBe("nothing-found");
	expect(verdictOfListed({ risk_level: "unrated", reach: null })).toBe("unread");
});

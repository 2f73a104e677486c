import { expect, it } from "vitest";
import { leak } from "../../script-security/analysis.test-support.ts";
import { claimAbout, findingOfClaim, MISSED, reportableFindings } from "./rating-claim.ts";

const [first] = leak.vulnerabilities;
if (!first) throw new Error("The sample has no finding.");
const elsewhere = { ...first, line: 9 };
const milder = { ...first, severity: "low", description: "The same place, about something else." } as const;

it("finds the finding that a claim is about, by rule and place", () => {
	expect(findingOfClaim(claimAbout(elsewhere), [first, elsewhere])).toBe(elsewhere);
	expect(findingOfClaim(claimAbout(elsewhere), [first])).toBeUndefined();
	expect(findingOfClaim(MISSED, [first])).toBeNull();
});

it("offers the most severe of several findings of a rule at one place, in their order", () => {
	expect(reportableFindings([first, elsewhere, milder])).toEqual([first, elsewhere]);
	expect(reportableFindings([])).toEqual([]);
});

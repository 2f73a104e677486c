import { expect, it } from "vitest";
import { offeredDecisions } from "./offered-decisions.ts";

const rating = { reason: "rating" } as const;
const spam = { reason: "spam" } as const;

it.each([
	["of scripts and reviews", [spam, { reason: "broken" } as const], ["approve", "remove", "dismiss"]],
	["of wrong ratings", [rating, rating], ["rule_at_fault", "confirm_rating", "remove"]],
	["of both", [rating, spam], ["remove"]],
])("fits reports %s", (_what, reports, decisions) => {
	expect(offeredDecisions(reports)).toEqual(decisions);
});

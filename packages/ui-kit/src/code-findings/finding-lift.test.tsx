// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FindingLift, type FindingLiftProps } from "./finding-lift.tsx";

afterEach(cleanup);

const words = (findings: FindingLiftProps["findings"], index: number) =>
	render(<FindingLift findings={findings} index={index} />).container.textContent;
const leak = { severity: "critical", advice: "Remove the `cookies` from what is sent." } as const;

it("says what to change, and the level that the script would have then", () => {
	expect(words([leak, { severity: "medium" }], 0)).toBe(
		"What to change: Remove the cookies from what is sent.Without this finding the script would be rated Medium Risk.",
	);
});

it("says that other findings keep the level, and that a note alone does not", () => {
	expect(words([leak, { severity: "medium" }], 1)).toBe(
		"Without this finding the script would still be rated High Risk, because of its other findings.",
	);
	expect(words([{ severity: "low" }], 0)).toBe("Without this finding the script would be rated Low Risk.");
	// A script without any finding is Low, too: the others are not the reason.
	expect(words([{ severity: "low" }, { severity: "low" }], 0)).toBe(
		"Without this finding the script would be rated Low Risk.",
	);
});

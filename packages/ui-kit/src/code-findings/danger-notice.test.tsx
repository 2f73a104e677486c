// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { DangerNotice } from "./danger-notice.tsx";
import type { Finding } from "./finding.ts";
import { WorstFindings } from "./worst-findings.tsx";

afterEach(cleanup);

const worst: Finding = {
	type: "cookie-exfiltration",
	severity: "critical",
	description: "Sends `document.cookie` to collector.example.",
	line: 4,
};

it("asks for consent to the worst finding by name", () => {
	const onConsent = vi.fn();
	render(<DangerNotice worst={worst} consented={false} onConsent={onConsent} />);
	const box = screen.getByRole("checkbox", {
		name: /install it anyway: Sends document\.cookie to collector\.example\.$/,
	});
	fireEvent.click(box);
	expect(onConsent).toHaveBeenCalledWith(true);
	expect(screen.getByRole("region", { name: "This version can harm you" })).toBeTruthy();
});

it("asks for consent without findings too", () => {
	render(<DangerNotice worst={null} consented={false} onConsent={() => undefined} />);
	expect(screen.getByRole("checkbox", { name: /rated High Risk/ })).toBeTruthy();
});

it("shows three findings, most serious first, and how many more there are", () => {
	const low: Finding = { type: "broad-match", severity: "low", description: "Runs everywhere.", line: 1 };
	const { rerender } = render(<WorstFindings findings={[worst, low, low, low, low]} />);
	expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
		"CriticalCookie exfiltrationLine 4Sends document.cookie to collector.example.",
		"LowBroad matchLine 1Runs everywhere.",
		"LowBroad matchLine 1Runs everywhere.",
	]);
	expect(screen.getByText("and 2 more")).toBeTruthy();
	rerender(<WorstFindings findings={[]} />);
	expect(screen.getByText("No findings.")).toBeTruthy();
});

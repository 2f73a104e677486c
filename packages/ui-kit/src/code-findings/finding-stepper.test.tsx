// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { EditorFinding } from "./editor-finding.ts";
import { FindingStepper } from "./finding-stepper.tsx";

afterEach(cleanup);

const findings: EditorFinding[] = [
	{ line: 12, severity: "high", label: "Line 12: High: It sends." },
	{ line: 3, severity: "low", label: "Line 3: Low: It shows." },
];
const texts = { next: "Next finding", previous: "Previous finding", total: (count: number) => `${count} lines` };

function steps(line: number | null) {
	const taken: number[] = [];
	render(<FindingStepper findings={findings} line={line} texts={texts} onStep={(to) => taken.push(to)} />);
	fireEvent.click(screen.getByRole("button", { name: "Next finding" }));
	fireEvent.click(screen.getByRole("button", { name: "Previous finding" }));
	const said = screen.getByRole("status").textContent;
	cleanup();
	return [...taken, said];
}

it("steps in reading order, around the ends, and says what the line has", () => {
	expect(steps(null)).toEqual([3, 12, "2 lines"]);
	expect(steps(3)).toEqual([12, 12, "Line 3: Low: It shows."]);
	expect(steps(5)).toEqual([12, 3, "2 lines"]);
	expect(steps(12)).toEqual([3, 3, "Line 12: High: It sends."]);
});

it("is not there without findings", () => {
	render(<FindingStepper findings={[]} line={null} texts={texts} onStep={() => undefined} />);
	expect(screen.queryByRole("button")).toBeNull();
});

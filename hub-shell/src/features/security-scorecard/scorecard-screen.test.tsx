// @vitest-environment happy-dom
import { LocaleProvider } from "@scriptorium/ui-kit/locale";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { exampleCard } from "./scorecard.test-support.ts";
import { ScorecardScreen } from "./scorecard-screen.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function open(answer: () => Response, locale = "en") {
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(address);
		return answer();
	});
	render(
		<LocaleProvider locale={locale}>
			<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
				<MemoryRouter>
					<ScorecardScreen />
				</MemoryRouter>
			</QueryClientProvider>
		</LocaleProvider>,
	);
	return asked;
}
const rows = (table: string) =>
	within(screen.getByRole("region", { name: table }))
		.getAllByRole("row")
		.map((row) => [...row.children].map((cell) => cell.textContent).join(" | "));

test("shows every figure of the file, the halves apart, rates with their intervals", async () => {
	const asked = open(() => Response.json(exampleCard));
	await screen.findByText("test.1");
	expect(asked).toEqual(["/scorecard.json"]);
	expect(rows("What it finds (recall): Held-out set")).toEqual([
		"Samples | Found | Rate (95 %)",
		"Labeled red, rated red | 30 of 40 | 75% 59.8% to 85.8%",
	]);
	expect(rows("What it finds (recall): Tuning set")[1]).toBe(
		"All risky, rated worse than green | 59 of 60 | 98.3% 91.1% to 99.7%",
	);
	expect(rows("How often a finding is right (precision): Held-out set")[1]).toBe(
		"Critical | 0 of 0 | nothing to count",
	);
	expect(rows("False alarms: Held-out set")[1]).toBe("Rated red | 0 of 76 | 0% 0% to 4.8%");
	expect(rows("Verdict and access: Held-out set").slice(1)).toEqual([
		"Harmful, looks like an attack | 40 of 61 | 65.6% 53% to 76.3%",
		"Harmless, runs code of others, not pinned | 3 of 76 | 3.9% 1.3% to 11%",
	]);
	expect(rows("The same harm, rewritten")[1]).toBe("rename | 50 | 40 (41) | 48 (49)");
	expect(rows("By kind of threat: Held-out set")[1]).toBe("cookie-theft | 4 | 3 | 4");
	expect(rows("Beside other scanners")[1]).toBe("other-scanner 1.2.3, crashed on 1 | 5 of 121 | 9 of 151 | 172");
	expect(screen.getByText("Of the 40 most dangerous of them, 30 are rated High Risk.")).toBeTruthy();
	// The example has no held-out figure for all harmful scripts: no sentence without a figure.
	expect(screen.queryByText(/get a warning/)).toBeNull();
	expect(screen.getByRole("heading", { name: "Samples that we wrote" })).toBeTruthy();
	expect(screen.getByText("1.2 ms, 9.9 ms, 31 ms")).toBeTruthy();
	expect(screen.getByText("November 21, 2026 at 3:00 AM UTC")).toBeTruthy();
	expect(screen.getByText("0123456789ab")).toBeTruthy();
	expect(screen.getByText(/canary run was not part/)).toBeTruthy();
	expect(screen.getByRole("heading", { name: "The rules (2)" })).toBeTruthy();
	expect(screen.getByText("Cookies on their way elsewhere.")).toBeTruthy();
});

test("leads with the public scripts that no rule was tuned on, and folds every table", async () => {
	open(() => Response.json(exampleCard));
	const sentence = await screen.findByText("Of 36 published attacks, 30 are rated High Risk, and 1 pass as Low Risk.");
	const text =
		"Of 100 harmless scripts by 40 authors, 2 are wrongly rated High Risk; 21 in all are not rated Low Risk.";
	expect(screen.getByText(text)).toBeTruthy();
	expect(screen.getByText("Harmless scripts rated High Risk").nextSibling?.textContent).toBe(
		"2 of 100: 2% (0.6% to 7%)",
	);
	expect(rows("Public scripts: Counted half, never used for tuning")[3]).toBe(
		"Attack, rated High Risk | 30 of 36 | 83.3% 68.1% to 92.1%",
	);
	expect(rows("Public scripts: Tuning half")[1]).toMatch(/^Attack, rated High Risk \| 19 of 20/);
	expect(screen.getByText(/^Rules test.0, measured on November 20, 2026 at commit fedcba987654/)).toBeTruthy();
	const own = screen.getByRole("heading", { name: "Samples that we wrote" });
	expect(sentence.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	for (const table of screen.getAllByRole("table")) expect(table.closest("details")?.open).toBe(false);
});

test("leaves verdict and access out of a file of before they were counted", async () => {
	const { answers: _, ...before } = exampleCard;
	open(() => Response.json(before));
	await screen.findByText("test.1");
	expect(screen.queryByRole("heading", { name: "Verdict and access" })).toBeNull();
});

test("says that public scripts were not measured", async () => {
	open(() => Response.json({ ...exampleCard, public_corpus: null }));
	expect(await screen.findByText(/not measured on public scripts/)).toBeTruthy();
	expect(screen.queryByRole("heading", { name: "All figures on public scripts" })).toBeNull();
});

test("writes numbers as the reader's language does", async () => {
	open(() => Response.json(exampleCard), "de");
	await screen.findByText("test.1");
	expect(screen.getByText(/59,8\s%/)).toBeTruthy();
});

test.each([
	["no file", () => new Response("Not found\n", { status: 404 })],
	["another form", () => Response.json({ ...exampleCard, peers: "many" })],
])("%s: invents nothing, says so, and can be asked again", async (_what, answer) => {
	let repaired = false;
	open(() => (repaired ? Response.json(exampleCard) : answer()));
	await screen.findByText("The scorecard could not be read");
	expect(screen.queryByRole("table")).toBeNull();
	repaired = true;
	fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
	expect(await screen.findByText("test.1")).toBeTruthy();
});

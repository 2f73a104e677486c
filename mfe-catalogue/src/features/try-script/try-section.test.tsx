// @vitest-environment happy-dom

import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { createTestHost, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { LocaleProvider } from "@scriptorium/ui-kit/locale";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { leak, reportRows } from "../../script-security/analysis.test-support.ts";
import type { Analysis } from "../../script-security/analysis.ts";
import { TrySection } from "./try-section.tsx";

afterEach(cleanup);

const low: Analysis = { ...leak, risk_level: "green", score: 100, vulnerabilities: [] };
const script: ScriptDetails = { ...detailsRow, tags: [...detailsRow.tags], has_flow: false, risk_level: "green" };

function open(analysis: Analysis | null, shown: Partial<ScriptDetails> = {}, locale = "en") {
	const { host } = createTestHost(visitor, async () => Response.json(reportRows(analysis)));
	render(
		<LocaleProvider locale={locale}>
			<Surroundings host={host}>
				<TrySection script={{ ...script, ...shown }} />
			</Surroundings>
		</LocaleProvider>,
	);
}
const button = () => screen.queryByRole("button", { name: "Try it" });

it("offers a sample page of the script's kind, and all others", async () => {
	open(low, { category: "media", tags: ["video"], code: "document.querySelector('video').playbackRate = 2;" });
	const choice = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Sample page" });
	expect([choice.value, choice.options.length]).toEqual(["video", 6]);
	expect(button()).not.toBeNull();
	cleanup();
	open(low, { category: "utility", tags: [], code: "// @match https://www.amazon.de/*\n1;" });
	expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Sample page" }).value).toBe("shop");
});

it("refuses a script that is rated High, with the most severe finding", async () => {
	open(leak, { risk_level: "red" });
	expect(
		await screen.findByText("The reason: The page's cookies are sent to collector.example. (line 3)"),
	).toBeTruthy();
	expect(screen.getByText("This script is rated High Risk, so the hub does not run it here.")).toBeTruthy();
	expect(button()).toBeNull();
});

it("refuses it also when only the newest report says so", async () => {
	open(leak, { risk_level: "green" });
	expect(await screen.findByText(/rated High Risk/)).toBeTruthy();
	expect(button()).toBeNull();
});

it("refuses a script without a rating, and says when that will change", async () => {
	open({ ...leak, risk_level: "unrated", score: 0 }, { risk_level: "unrated" });
	expect(await screen.findByText(/reached no result/)).toBeTruthy();
	expect(button()).toBeNull();
	cleanup();
	open(null, { risk_level: "unrated" });
	expect(await screen.findByText(/is being analyzed/)).toBeTruthy();
	expect(button()).toBeNull();
});

it("is not there for a script without code", () => {
	open(low, { code: null });
	expect(screen.queryByRole("heading", { name: "Try it" })).toBeNull();
});

it("speaks German", async () => {
	open(low, {}, "de");
	expect(await screen.findByRole("button", { name: "Ausprobieren" })).toBeTruthy();
	expect(screen.getByText(/abgeschlossenen Rahmen/)).toBeTruthy();
});

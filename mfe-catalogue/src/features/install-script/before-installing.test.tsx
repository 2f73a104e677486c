// @vitest-environment happy-dom

import { createTestHost, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { leak, reportRows } from "../../script-security/analysis.test-support.ts";
import type { Analysis } from "../../script-security/analysis.ts";
import { useConsent } from "../../script-security/consent.tsx";
import { useRating } from "../../script-security/use-rating.ts";
import { BeforeInstalling } from "./before-installing.tsx";

afterEach(cleanup);

function open(analysis: Analysis | null) {
	const { host } = createTestHost(visitor, async () => Response.json(reportRows(analysis)));
	render(
		<Surroundings host={host}>
			<Shown />
		</Surroundings>,
	);
}

const script = { versionId: "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d", riskLevel: "unrated" as const };

function Shown() {
	const rating = useRating(script);
	return <BeforeInstalling rating={rating} consent={useConsent(script.versionId, rating)} />;
}

it("sends whoever installs something risky to its findings first", async () => {
	open(leak);
	expect(await screen.findByText("High Risk")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Read the findings first" }).getAttribute("href")).toBe("#script-security");
	expect(screen.getByText("Score 12 out of 100")).toBeTruthy();
	expect(screen.getByRole("checkbox", { name: /The page's cookies are sent to collector\.example\.$/ })).toBeTruthy();
});

it("shows that a version is being analyzed, and sends to the code meanwhile", async () => {
	open(null);
	expect(await screen.findByText("Analyzing…")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Read the code first" }).getAttribute("href")).toBe("#script-code");
});

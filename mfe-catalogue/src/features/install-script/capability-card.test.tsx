// @vitest-environment happy-dom

import { createTestHost, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { leak, noCapabilities, reportRows } from "../../script-security/analysis.test-support.ts";
import type { Analysis } from "../../script-security/analysis.ts";
import { readUses } from "../../script-uses/read-uses.ts";
import { CapabilityCard } from "./capability-card.tsx";

afterEach(cleanup);

const userscript = `// ==UserScript==
// @name Test
// @match https://example.org/*
// @grant GM_setValue
// ==/UserScript==
run();`;

function open(code: string, analysis: Analysis | null) {
	const { host } = createTestHost(visitor, async () => Response.json(reportRows(analysis)));
	render(
		<Surroundings host={host} at="/ada/test">
			<CapabilityCard abilities={readUses(code).abilities} versionId="0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d" />
		</Surroundings>,
	);
}
/** The facts of one kind, each with the line it links to. */
const row = (term: string) => {
	const facts = screen.getByText(term).parentElement?.querySelector("dd");
	if (!facts) throw new Error(`no row ${term}`);
	return facts.textContent;
};

it("links what the metadata asks for and what the code does to their lines", async () => {
	const capabilities = {
		...leak.capabilities,
		runs_on: [{ what: "https://example.org/*", line: 3, column: 1 }],
		grants: [{ what: "GM_setValue", line: 4, column: 1 }],
		unresolved: [{ what: "window[name]", line: 9, column: 2 }],
	};
	open(userscript, { ...leak, capabilities });
	await screen.findByText("Contacts");
	expect(row("Runs on")).toBe("example.orgline 3");
	expect(row("Asks for")).toBe("Store its own dataline 4");
	const finding = "Finding: Cookie to third party";
	expect(row("Contacts")).toBe(`collector.example by fetch ${finding}line 3`);
	expect(row("Cookies")).toBe(`document.cookie ${finding}line 2`);
	expect(row("Could not be followed")).toBe("window[name]line 9");
	expect(row("Not found in the code")).toContain("loading of code");
	expect(row("Not found in the code")).not.toContain("cookies");
	expect(screen.queryByText("Works offline: proven")).toBeNull();
	expect(screen.queryByText(/metadata only/)).toBeNull();
	const [first] = screen.getAllByRole("link", { name: "line 3" });
	expect(first?.getAttribute("href")).toBe("/ada/test#L3");
});

it("colors only facts that a finding is about, and leads to it", async () => {
	const code = userscript.replace("https://example.org/*", "*://*/*");
	const everywhere = {
		runs_on: [{ what: "*://*/*", line: 3, column: 1 }],
		unresolved: [{ what: "x", line: 9, column: 1 }],
	};
	open(code, { ...leak, capabilities: { ...leak.capabilities, ...everywhere } });
	const link = await screen.findAllByRole("link", { name: "Finding: Cookie to third party" });
	expect(link.map((one) => one.getAttribute("href"))).toEqual(["/ada/test#finding-1", "/ada/test#finding-1"]);
	const severityOf = (text: string) => screen.getByText(text).closest("[data-severity]")?.getAttribute("data-severity");
	expect(severityOf("collector.example")).toBe("critical");
	expect(severityOf("Every website you visit")).toBeUndefined();
	expect(severityOf("x")).toBeUndefined();
});

it("says that a server could not be determined, and names the page's own site in words", async () => {
	const at = { via: "fetch", line: 1, column: 1 };
	const hosts = [
		{ ...at, host: "(this site)", declared: true },
		{ ...at, host: "(unknown)", declared: false },
	];
	open("javascript:void 0", { ...leak, capabilities: { ...leak.capabilities, hosts } });
	await screen.findByText("Contacts");
	expect(row("Contacts")).toBe(
		"The site it runs on by fetchline 1A server that could not be determined by fetchline 1",
	);
});

it("says that it works offline only when that was proven, and then lists no servers", async () => {
	open("javascript:void 0", { ...leak, risk_level: "green", score: 100, capabilities: noCapabilities });
	expect(await screen.findByText("Works offline: proven")).toBeTruthy();
	expect(screen.queryByText("Contacts")).toBeNull();
});

it("goes by the metadata while the code is being analyzed, and says so", async () => {
	open(userscript, null);
	expect(row("Runs on")).toBe("example.org");
	expect(await screen.findByText(/still being analyzed/)).toBeTruthy();
	expect(screen.queryByText("Contacts")).toBeNull();
});

it("goes by the metadata when the analysis could not tell", async () => {
	open(userscript, { ...leak, risk_level: "unrated", score: 0, capabilities: noCapabilities });
	expect(await screen.findByText(/no analysis of the code to go by/)).toBeTruthy();
	expect(screen.queryByText("Works offline: proven")).toBeNull();
});

it("puts what is too much behind one press", async () => {
	const storage = Array.from({ length: 9 }, (_, index) => ({ what: `key${index}`, line: index + 1, column: 1 }));
	open("javascript:void 0", { ...leak, capabilities: { ...leak.capabilities, storage } });
	const more = await screen.findByText("3 more");
	const hidden = more.closest("details");
	expect(hidden && within(hidden).getAllByRole("link", { hidden: true })).toHaveLength(3);
});

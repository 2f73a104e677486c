// @vitest-environment happy-dom
import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import type { TestResult } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { PageEffects } from "@scriptorium/shared-protocol/page-effects";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { EffectsView } from "./effects-view.tsx";
import { serverResult } from "./played-server.test-support.ts";
import { type ScriptTestResult, serverTestResult } from "./script-test-result.ts";
import { TestOutcome } from "./test-outcome.tsx";

afterEach(cleanup);

const none = serverResult.effects as PageEffects;
const password = { selector: "#pass", label: "Password", type: "password", isSecret: true };
const effects: PageEffects = {
	changes: [
		{ kind: "content", selector: "main > h1", count: 2, sample: "added “Tea”" },
		{ kind: "look", selector: "body", count: 1, sample: "class=dark" },
		{ kind: "form-values", selector: "#cups", count: 1, sample: "value=2" },
	],
	moreChanges: 4,
	ownMutations: 1234,
	storage: [
		{ area: "local", key: "theme", action: "set" },
		{ area: "cookie", key: "seen", action: "removed" },
	],
	title: { before: "Shop", after: "Tea shop" },
	address: null,
	reads: [password, { selector: "#cups", label: "", type: "number", isSecret: false }],
	others: [
		{ kind: "opens", text: "https://other.test/" },
		{ kind: "clipboard", text: "Green tea" },
	],
};
const host = { connections: 1, bytesSent: 1500, bytesReceived: 20_480, refused: null };
const hosts: TestResult["hosts"] = [
	{ ...host, host: "cdn.test", by: "page" },
	{ ...host, host: "tracker.test", by: "script", refused: "It is a private address." },
	{ ...host, host: "shop.test", by: "script" },
];
const plan: ScriptPlan = {
	summary: "Colors the page.",
	steps: [],
	kind: "bookmarklet",
	matches: [],
	grants: [],
	hosts: [],
	elements: [],
	unseen: null,
	effects: ["look", "title", "requests", "content", "form-values", "storage", "opens", "clipboard", "form-reads"],
};

function show(change: Partial<TestResult>, of: ScriptPlan | null = null, further: Partial<ScriptTestResult> = {}) {
	const result = { ...serverTestResult({ ...serverResult, ...change }), plan: of, ...further };
	render(
		<>
			<TestOutcome result={result} />
			<EffectsView result={result} />
		</>,
	);
}
/** Headings and lines of a list of effects. */
function linesIn(name: string) {
	const list = within(screen.getByRole("region", { name }));
	return [...list.getAllByRole("term"), ...list.getAllByRole("definition")]
		.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
		.map((each) =>
			[...(each.children.length > 0 ? each.children : [each])].map(({ textContent }) => textContent).join(" | "),
		);
}
const finding = () => screen.queryByText(/The script did something that its plan does not name/);

it("lists everything that a script without a plan did, by kind", () => {
	show({ effects, hosts });
	expect(linesIn("What it changed")).toEqual([
		"Read from secret fields",
		"Password | secret | password",
		"Sent requests to",
		"tracker.test",
		"shop.test",
		"Read from forms",
		"#cups | number",
		"Storage",
		"“theme” set in local storage",
		"“seen” removed from the cookies",
		"Opened tabs and windows",
		"https://other.test/",
		"Copied to the clipboard",
		"Green tea",
		"Title",
		"“Shop” became “Tea shop”",
		"Filled in or changed fields",
		"#cups | value=2 | once",
		"Content",
		"main > h1 | added “Tea” | 2 times",
		"Look",
		"body | class=dark | once",
	]);
	screen.getByText("4 further changes are not listed.");
	screen.getByText("Changes of the page itself: 1,234");
	expect(finding()).toBeNull();
	expect(screen.queryByRole("region", { name: "Not in the plan" })).toBeNull();
	const rows = within(screen.getByRole("region", { name: "Bytes of each server" })).getAllByRole("row");
	expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
		"tracker.testRefused: It is a private address.Script11.5 kB20.5 kB",
		"shop.testScript11.5 kB20.5 kB",
		"cdn.testPage11.5 kB20.5 kB",
	]);
});

it("says first what the plan does not name, in words", () => {
	show({ effects, hosts }, { ...plan, effects: ["look", "content", "requests"] });
	const sentence =
		"The script did something that its plan does not name: it read the field “Password”; it contacted tracker.test; " +
		"it read the field “#cups”; it changed what the site stores: “theme” set in local storage and “seen” removed from the cookies; " +
		"it opened “https://other.test/”; it copied “Green tea” to the clipboard; it changed the title to “Tea shop”; " +
		"it filled in “#cups”.";
	expect(finding()?.textContent).toBe(sentence);
	const badge = screen.getByText("Success");
	expect((finding() as HTMLElement).compareDocumentPosition(badge) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
	expect(linesIn("Not in the plan").slice(0, 4)).toEqual([
		"Read from secret fields",
		"Password | secret | password",
		"Sent requests to",
		"tracker.test",
	]);
	expect(linesIn("As planned")).toEqual([
		"Sent requests to",
		"shop.test",
		"Content",
		"main > h1 | added “Tea” | 2 times",
		"Look",
		"body | class=dark | once",
	]);
});

it("says nothing first when the plan names everything", () => {
	show({ effects: { ...effects, reads: [] }, hosts: [] }, plan);
	expect(finding()).toBeNull();
	expect(screen.queryByRole("region", { name: "Not in the plan" })).toBeNull();
	expect(linesIn("As planned")).toContain("“Shop” became “Tea shop”");
});

it("names three things of a kind at most in the sentence", () => {
	const changes = ["a", "b", "c", "d", "e"].map((selector) => ({
		...effects.changes[0],
		selector,
	})) as PageEffects["changes"];
	show({ effects: { ...none, changes } }, { ...plan, effects: [] });
	expect(finding()?.textContent).toMatch(/it changed the content of “a”, “b”, “c”, and 2 more\.$/);
});

it("tells nothing from not measured, and hosts of requests where bytes are not measured", () => {
	show({ effects: { ...none, unmeasured: ["dialogs", "clipboard"] } }, plan);
	screen.getByText("Not measured here: Dialogs and Copied to the clipboard");
	screen.getByText("None of the planned effects was measured.");
	screen.getByText("No server was contacted.");
	screen.getByText("Changes of the page itself: 0");
	cleanup();

	show({ effects: none });
	screen.getByText("Nothing on the page.");
	cleanup();

	show({ effects: null }, null, { hosts: null, networkRequests: null });
	screen.getByText("What the script changed was not measured.");
	screen.getByText("Bytes, and the servers that the page itself contacted: not measured");
	cleanup();

	const request = { method: "GET", url: "https://tracker.test/a?b", status: 200, by: "script" as const };
	show({ effects: none }, plan, { place: "tab", device: null, hosts: null, networkRequests: [request, request] });
	expect(finding()?.textContent).toMatch(/it contacted tracker\.test\.$/);
});

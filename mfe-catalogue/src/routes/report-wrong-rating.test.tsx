// @vitest-environment happy-dom

import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { createTestHost, reader, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { leak, reportRows } from "../script-security/analysis.test-support.ts";
import type { Analysis } from "../script-security/analysis.ts";
import { DescribedSecurity } from "./described-security.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const script: ScriptDetails = { ...detailsRow, tags: [...detailsRow.tags], has_flow: false };
const [cookies] = leak.vulnerabilities;
if (!cookies) throw new Error("The sample has no finding.");
const frame = {
	...cookies,
	type: "hidden-frame",
	severity: "medium",
	line: 7,
	advice: "Show the `frame`.",
	path: [],
} as const;
const both: Analysis = { ...leak, vulnerabilities: [cookies, frame] };
const WORDS = "The address is the site's own.";

function open({
	session = reader,
	shown = script,
	analysis = both,
	answer = () => Response.json("6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10"),
}: {
	session?: HubSession;
	shown?: ScriptDetails;
	analysis?: Analysis;
	answer?: () => Response;
} = {}) {
	const sent: unknown[] = [];
	const test = createTestHost(session, async (input, init) => {
		const path = new URL(String(input instanceof Request ? input.url : input)).pathname;
		if (path.endsWith("/versions")) return Response.json(reportRows(analysis));
		if (!path.endsWith("/report_rating")) return Response.json([]);
		sent.push(JSON.parse(String(init?.body)));
		return answer();
	});
	render(
		<Surroundings host={test.host} at={`/bookmarklet/${shown.id}`}>
			<DescribedSecurity script={shown} />
		</Surroundings>,
	);
	return { ...test, sent };
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** Beside the findings that the verdict is based on. */
const showAll = () => press("Show all 2 findings");
const claim = () => screen.findByLabelText<HTMLSelectElement>("What is wrong?");
const write = (text: string) =>
	fireEvent.change(screen.getByLabelText("Why is it wrong?"), { target: { value: text } });
const refusal = (status: number, code: string, message: string) => () => Response.json({ code, message }, { status });

it("reports one finding by its rule and place, and what was not found", async () => {
	const { sent, notices } = open();
	await screen.findByText("High Risk");
	showAll();
	press("This finding is wrong: Hidden frame, line 7");
	const chosen = await claim();
	expect(chosen.selectedOptions[0]?.textContent).toBe("“Hidden frame” in line 7 is no danger");
	write(`  ${WORDS} `);
	press("Send Report");
	await waitFor(() => expect(notices).toContain("success: Report sent"));
	expect(screen.queryByRole("dialog")).toBeNull();

	press("This rating is wrong");
	expect((await claim()).value).toBe("");
	fireEvent.change(await claim(), { target: { value: "missed" } });
	write(WORDS);
	press("Send Report");
	await waitFor(() => expect(sent).toHaveLength(2));
	const version = { p_version_id: script.version_id, p_description: WORDS };
	expect(sent).toEqual([{ ...version, p_rule: "hidden-frame", p_line: 7, p_column: frame.column }, version]);
});

it("asks for what is wrong and why, and says so at the field", async () => {
	const { sent } = open();
	await screen.findByText("High Risk");
	press("This rating is wrong");
	await claim();
	press("Send Report");
	const dialog = within(screen.getByRole("dialog"));
	expect(dialog.getByText("Please choose what is wrong")).toBeTruthy();
	expect(document.activeElement).toBe(await claim());
	fireEvent.change(await claim(), { target: { value: "missed" } });
	for (const [text, problem] of [
		[`no${" ".repeat(20)}`, "Write at least 10 characters"],
		["x".repeat(1001), "Write at most 1000 characters"],
	] as const) {
		write(text);
		press("Send Report");
		expect(dialog.getByText(problem)).toBeTruthy();
	}
	expect(sent).toEqual([]);
});

it.each([
	[
		"shows why it was not accepted",
		refusal(409, "PT409", "You have already reported this."),
		"info: The report was not accepted",
		"You have already reported this.",
	],
	[
		"keeps what was typed after too many",
		refusal(429, "PT429", "Too many requests."),
		"error: Failed to send report",
		"Too many in a short time. Try again a little later; what you typed is kept.",
	],
] as const)("%s", async (_what, answer, notice, detail) => {
	const { notices, noticeDetails } = open({ answer });
	await screen.findByText("High Risk");
	press("This finding is wrong: Cookie to third party, line 3");
	await claim();
	write(WORDS);
	press("Send Report");
	await waitFor(() => expect(notices).toEqual([notice]));
	expect(noticeDetails).toEqual([detail]);
	press("Cancel");
	press("This finding is wrong: Cookie to third party, line 3");
	await claim();
	expect(screen.getByLabelText<HTMLTextAreaElement>("Why is it wrong?").value).toBe(WORDS);
});

it("leads a visitor to sign in first, and comes back to the finding", async () => {
	const { signInsAsked, notices, session, pendingRunners } = open({ session: visitor });
	await screen.findByText("High Risk");
	showAll();
	press("This finding is wrong: Hidden frame, line 7");
	expect(notices).toEqual(["error: Please sign in to report a rating"]);
	expect(screen.queryByRole("dialog")).toBeNull();
	const [asked] = signInsAsked;
	if (!asked) throw new Error("No sign-in was requested.");
	act(() => session.set(reader));
	act(() => pendingRunners.get(asked.kind)?.(asked));
	expect((await claim()).value).toBe(`hidden-frame 7 ${frame.column}`);
});

it("opens what was pressed before it is known who is signed in", async () => {
	const { session, signInsAsked } = open({ session: { status: "loading", user: null } });
	await screen.findByText("High Risk");
	showAll();
	press("This finding is wrong: Hidden frame, line 7");
	expect(screen.queryByRole("dialog")).toBeNull();
	act(() => session.set(reader));
	expect((await claim()).value).toBe(`hidden-frame 7 ${frame.column}`);
	expect(signInsAsked).toEqual([]);
});

it("shows its author what would lift a finding, and nobody else", async () => {
	open();
	await screen.findByText("High Risk");
	expect(screen.queryByText(/Without this finding/)).toBeNull();
	cleanup();
	open({ shown: { ...script, owner_id: reader.user?.id ?? null } });
	await screen.findByText("High Risk");
	showAll();
	expect(screen.getByText("Without this finding the script would be rated Medium Risk.")).toBeTruthy();
	expect(
		screen.getByText("Without this finding the script would still be rated High Risk, because of its other findings."),
	).toBeTruthy();
	expect(screen.getByText("What to change:").parentElement?.textContent).toBe("What to change: Show the frame.");
});

it("can report a green rating, and none that was not reached", async () => {
	const green = { ...leak, risk_level: "green", score: 100, vulnerabilities: [] } as const;
	open({ analysis: green });
	expect(await screen.findByRole("button", { name: "This rating is wrong" })).toBeTruthy();
	cleanup();
	open({ analysis: { ...green, risk_level: "unrated", score: 0 } });
	await screen.findByText("Not rated");
	expect(screen.queryByRole("button", { name: "This rating is wrong" })).toBeNull();
});

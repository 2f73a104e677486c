// @vitest-environment happy-dom
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ModerationQueue } from "./moderation-queue.tsx";

afterEach(cleanup);

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const BATCH = id(9);

const report = (number: number, title: string) => ({
	id: id(number),
	status: "pending",
	reason: "spam",
	description: `About ${title}`,
	rating: null,
	created_at: `2026-11-0${9 - number}T10:00:00Z`,
	resolved_at: null,
	moderator_notes: null,
	moderator_name: null,
	reporter_name: "Rita Reader",
	reporter_email: null,
	bookmarklet_id: id(number),
	title,
	risk_level: "red",
	is_published: true,
	moderation_status: "none",
	review_id: null,
	review_deleted: false,
	review_rating: null,
	review_comment: null,
	decision: null,
	appeal_id: null,
	appeal_message: null,
	appeal_status: null,
	is_own: false,
	may_decide: true,
	decided_alone: false,
	appeal_decided_alone: false,
});

const version = (number: number, semver: string) => ({
	id: id(number),
	semver,
	published_at: "2026-11-01T10:00:00Z",
	risk_level: "red",
	change_note: semver === "1.1.0" ? "Faster" : null,
	generated_by: "user",
});

const script = {
	id: id(1),
	title: "First",
	short_description: "What it says it does.",
	category: "utility",
	kind: "bookmarklet",
	created_at: "2026-10-01T10:00:00Z",
	is_published: true,
	is_deleted: false,
	moderation_status: "none",
	moderation_reason: null,
	risk_level: "red",
	security_score: 12,
	security_analysis: null,
	last_security_scan: "2026-11-01T10:00:00Z",
	install_count: 3,
	star_count: 1,
	author: null,
	removed_scripts_of_author: 2,
	versions: [version(6, "1.1.0"), version(5, "1.0.0")],
	reports: [],
};

/** A database with two reports; decided ones leave the list, and come back when the decision is undone. */
function open(
	reports: readonly Record<string, unknown>[] = [report(1, "First"), report(2, "Second")],
	codeIsSent: Promise<unknown> = Promise.resolve(),
	newCountsAreSent: Promise<unknown> = Promise.resolve(),
) {
	const calls: string[] = [];
	let decided: readonly string[] = [];
	const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
		const name = new URL(String(input instanceof Request ? input.url : input)).pathname.split("/").at(-1) ?? "";
		const args = JSON.parse(String(init?.body ?? "{}")) as Record<string, unknown>;
		switch (name) {
			case "list_reports":
				return Response.json(reports.filter((entry) => !decided.includes(String(entry.id))));
			case "count_reports":
				if (decided.length > 0) await newCountsAreSent;
				return Response.json([{ pending: 2 - decided.length, reviewing: 0, resolved: 0, dismissed: 0, appeals: 0 }]);
			case "reported_script":
				return Response.json(script);
			case "reported_code":
				await codeIsSent;
				return Response.json(args.p_version_id === id(6) ? "one\ntwo changed\n" : "one\ntwo\n");
			case "decide_reports":
				calls.push(`${args.p_decision} ${String(args.p_ids)} ${args.p_note}`);
				decided = args.p_ids as string[];
				return Response.json(BATCH);
			case "undo_decision":
				calls.push(`undo ${args.p_batch}`);
				decided = [];
				return new Response(null, { status: 204 });
			default:
				calls.push(name);
				return Response.json(1);
		}
	};
	const hub = createTestHost(reader, fetch);
	render(
		<Surroundings host={hub.host}>
			<ModerationQueue />
		</Surroundings>,
	);
	return { calls, ...hub };
}

const row = (title: string) => screen.findByRole("button", { name: new RegExp(`^${title}`) });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const shown = (title: string) => screen.findByRole("heading", { level: 2, name: title });

it("shows a report with its script, the changes of the newest version and its history", async () => {
	open();
	fireEvent.click(await row("First"));
	await shown("First");
	expect(screen.getByText("About First")).toBeTruthy();
	expect(await screen.findByText("2 other scripts of this author removed")).toBeTruthy();
	const changes = await screen.findByRole("table", { name: "Changed lines between 1.0.0 and 1.1.0" });
	expect(changes.textContent).toContain("two changed");
	expect(screen.getByRole("list", { name: "Versions" }).textContent).toContain("Faster");
});

it("offers the decision to the mouse where it stays: below code that has been loaded", async () => {
	let sendCode: () => void = () => undefined;
	open(undefined, new Promise<void>((resolve) => (sendCode = resolve)));
	fireEvent.click(await row("First"));
	const moves = async () =>
		(await screen.findByRole("button", { name: "Submit Decision" }))
			.closest("[data-moves]")
			?.getAttribute("data-moves");
	await screen.findByRole("list", { name: "Versions" });
	expect(await moves()).toBe("true");
	sendCode();
	await screen.findByRole("table", { name: "Changed lines between 1.0.0 and 1.1.0" });
	expect(await moves()).toBe("false");
});

it("goes through the list, decides and undoes by keyboard", async () => {
	const { calls, notices } = open();
	const first = await row("First");
	fireEvent.click(first);
	await shown("First");
	first.focus();
	press("j");
	await shown("Second");
	await waitFor(() => expect(document.activeElement?.getAttribute("data-report")).toBe(id(2)));
	press("d");
	await waitFor(() => expect(notices.join()).toContain("Report dismissed successfully"));
	expect(calls).toEqual([`dismiss ${id(2)} `]);
	await waitFor(() => expect(screen.queryByRole("button", { name: /^Second/ })).toBeNull());
	press("u");
	await row("Second");
	expect(calls.at(-1)).toBe(`undo ${BATCH}`);
});

it("takes the next key at once after the decided row is gone, while counts are still loaded", async () => {
	const { calls } = open(undefined, undefined, new Promise(() => undefined));
	await row("First");
	fireEvent.keyDown(screen.getByRole("region", { name: "Triage of reports" }), { key: "j" });
	press("j");
	await shown("Second");
	press("d");
	await waitFor(() => expect(screen.queryByRole("button", { name: /^Second/ })).toBeNull());
	press("u");
	await waitFor(() => expect(calls.at(-1)).toBe(`undo ${BATCH}`));
});

it("removes with a note only", async () => {
	const { calls } = open();
	const first = await row("First");
	fireEvent.click(first);
	await shown("First");
	first.focus();
	press("r");
	const note = screen.getByLabelText("Note");
	expect(document.activeElement).toBe(note);
	fireEvent.click(screen.getByRole("button", { name: "Submit Decision" }));
	expect(await screen.findByText("Write the reason that the author reads.")).toBeTruthy();
	expect(calls).toEqual([]);
	fireEvent.change(note, { target: { value: "Sends what is typed" } });
	fireEvent.click(screen.getByRole("button", { name: "Submit Decision" }));
	await waitFor(() => expect(calls).toEqual([`remove ${id(1)} Sends what is typed`]));
});

it("decides about several selected reports at once", async () => {
	const { calls } = open();
	await row("First");
	for (const title of ["First", "Second"]) {
		fireEvent.click(screen.getByRole("checkbox", { name: `Select the report about ${title}` }));
	}
	expect(screen.getByText("2 reports selected")).toBeTruthy();
	fireEvent.click(screen.getByRole("radio", { name: /^Approve/ }));
	fireEvent.click(screen.getByRole("button", { name: "Submit Decision" }));
	await waitFor(() => expect(calls).toEqual([`approve ${id(1)},${id(2)} `]));
});

const wrongRating = {
	...report(1, "First"),
	reason: "rating",
	description: "It goes to the site itself.",
	rating: {
		version_id: id(5),
		semver: "1.0.0",
		rules_version: "2026-11",
		risk_level: "red",
		score: 15,
		finding: {
			type: "cookie-exfiltration",
			severity: "critical",
			description: "The site's cookies are sent to `a.example`.",
			line: 2,
			column: 1,
			path: [{ description: "reads `document.cookie`", line: 2, column: 3 }],
		},
	},
};

it("shows a rating that is reported as wrong with its finding and code, and its own decisions", async () => {
	const { calls, notices } = open([wrongRating, report(2, "Second")]);
	const first = await row("First Wrong rating");
	fireEvent.click(first);
	await shown("First");
	const claim = screen.getByRole("region", { name: "This finding is reported as wrong" });
	expect(claim.textContent).toContain("Version 1.0.0, rated by rules 2026-11");
	expect(claim.textContent).toContain("Cookie exfiltrationcookie-exfiltrationline 2, column 1");
	const code = await screen.findByRole("list", { name: "Code of the finding" });
	expect(code.querySelector("[data-place]")?.textContent).toBe("2two");
	expect(
		screen.getAllByRole("radio").map((radio) => radio.closest("label")?.querySelector("strong")?.textContent),
	).toEqual(["Rule at fault", "Rating confirmed", "Remove"]);
	first.focus();
	press("d");
	press("a");
	expect(calls).toEqual([]);
	press("f");
	await waitFor(() => expect(calls).toEqual([`rule_at_fault ${id(1)} `]));
	expect(notices.join()).toContain("Report resolved successfully");
});

it("offers only what fits all selected reports, and nothing of a rating for others", async () => {
	const { calls } = open([{ ...wrongRating, rating: { ...wrongRating.rating, finding: null } }, report(2, "Second")]);
	fireEvent.click(await row("First Wrong rating"));
	expect(await screen.findByRole("region", { name: "Something was not found" })).toBeTruthy();
	expect(screen.queryByRole("list", { name: "Code of the finding" })).toBeNull();
	for (const title of ["First", "Second"]) {
		fireEvent.click(screen.getByRole("checkbox", { name: `Select the report about ${title}` }));
	}
	expect(screen.getAllByRole("radio")).toHaveLength(1);
	fireEvent.click(screen.getByRole("checkbox", { name: "Select the report about First" }));
	(await row("Second")).focus();
	press("c");
	press("f");
	expect(calls).toEqual([]);
});

it("shows that another moderator decides, and offers no decision by mouse or keyboard", async () => {
	const own = { ...report(1, "First"), is_own: true, may_decide: false, reporter_name: null, description: null };
	const appealed = { ...report(2, "Second"), status: "resolved", decision: "remove", appeal_id: id(3) };
	const { calls } = open([
		own,
		{ ...appealed, may_decide: false, appeal_message: "It is a mistake.", appeal_status: "pending" },
	]);
	const first = await row("First");
	fireEvent.click(first);
	await shown("First");
	expect(screen.getByRole("heading", { name: "Waiting for another moderator" })).toBeTruthy();
	expect(screen.getByText(/by somebody whom you do not see/)).toBeTruthy();
	const box = screen.getByRole("checkbox", { name: "Select the report about First" });
	expect(box.hasAttribute("disabled")).toBe(true);
	first.focus();
	for (const key of ["d", "a", "x", "m"]) press(key);
	press("j");
	await shown("Second");
	expect(screen.getByText("You removed or reported this, so another moderator decides the appeal.")).toBeTruthy();
	for (const name of ["Grant Appeal", "Reject Appeal", "Submit Decision"]) {
		expect(screen.queryByRole("button", { name })).toBeNull();
	}
	expect(calls).toEqual([]);
});

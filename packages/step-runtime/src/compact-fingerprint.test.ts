// @vitest-environment happy-dom
import { compactFingerprint } from "@scriptorium/flow/generate/compact-fingerprint";
import { literalText } from "@scriptorium/flow/generate/source-text";
import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { indexPage } from "@scriptorium/selectors/page-index";
import { takeFingerprint } from "@scriptorium/selectors/record-target";
import { resolveTarget } from "@scriptorium/selectors/resolve-target";
import { beforeEach, expect, it } from "vitest";
import { type CompactFingerprint, readFingerprint } from "./compact-fingerprint.ts";

beforeEach(() => {
	const row = (name: string, at: number) =>
		`<tr id="row-${name.toLowerCase()}"><th>${name}  "the ${at}th"</th><td><a href="/people/${name}?tab=1" class="link wide">Open <b>it</b></a></td><td><i></i></td></tr>`;
	const rows = ["Ada", "Bruno", "Chen", "Dalia"].map(row).join("");
	document.body.innerHTML = `<main id="app" aria-label="Team \\ people"><h1>Members</h1><label>Find <input name="q" placeholder="Name"></label>
		<table><tr><th>Name</th><th>Page</th><th>Mark</th></tr>${rows}</table><button data-testid="add member">Add</button></main>`;
});

/** As a recording keeps it. */
const recorded = (element: Element) =>
	JSON.parse(JSON.stringify(takeFingerprint(element, indexPage(document)))) as NonNullable<
		RecordedTarget["fingerprint"]
	>;
/** As generated code has it after its text was run. */
function generated(fingerprint: NonNullable<RecordedTarget["fingerprint"]>): CompactFingerprint {
	return new Function(`return ${literalText(compactFingerprint(fingerprint))}`)() as CompactFingerprint;
}

it("keeps all that the resolver reads", () => {
	for (const element of document.body.querySelectorAll("*")) {
		const before = recorded(element);
		const { anchor, role: _role, isShapeAlone = false, ...rest } = before;
		const after = readFingerprint(generated(before));
		const { controlSample: _ofAnchor, role: _anchorRole, ...expected } = anchor?.print ?? before;
		expect(after).toMatchObject({ ...rest, isShapeAlone });
		if (anchor !== undefined) expect(after.anchor).toMatchObject({ levels: anchor.levels, print: expected });
		expect(after.anchor === undefined).toBe(anchor === undefined);
	}
});

it("finds every element of the page again", () => {
	const page = indexPage(document);
	for (const element of document.body.querySelectorAll("a,button,input,tr"))
		expect(resolveTarget(readFingerprint(generated(recorded(element))), page).found).toBe(element);
});

it("stays within two kilobytes, whatever the page's texts are", () => {
	const words = "Terms of carriage, refunds and seats that were changed by the airline at short notice ";
	const items = Array.from(
		{ length: 40 },
		(_, at) =>
			`<li><a href="/${"deep/".repeat(12)}${at}" id="item-${"long-".repeat(8)}${at}">${words.slice(0, 70)} ${at}</a></li>`,
	);
	document.body.innerHTML = `<ul>${items.join("")}</ul>`;
	const sizes = [...document.querySelectorAll("a")].map(
		(element) => literalText(compactFingerprint(recorded(element))).length,
	);
	expect(Math.max(...sizes)).toBeLessThanOrEqual(2000);
});

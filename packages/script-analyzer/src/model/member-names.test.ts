import { describe, expect, test } from "vitest";
import chromium from "../testing/chromium-members.json" with { type: "json" };
import { DOCUMENT_MEMBERS, FORM_MEMBERS, isVendorName, NODE_MEMBERS, OTHER_MEMBERS } from "./member-names.ts";

/** Members of the interfaces whose name fits that neither list nor prefix knows. */
function missing(interfaces: RegExp, ...lists: readonly ReadonlySet<string>[]): readonly string[] {
	const names = Object.entries(chromium.members).flatMap(([holder, members]) =>
		interfaces.test(holder) ? members.split(" ") : [],
	);
	expect(names.length).toBeGreaterThan(50);
	return names.filter((name) => !isVendorName(name) && !lists.some((list) => list.has(name)));
}

describe("the lists have the members that Chromium has", () => {
	test("of forms", () => {
		expect(
			missing(/^(?:Node|EventTarget|Element|HTMLElement|HTMLFormElement)\.prototype$/, NODE_MEMBERS, FORM_MEMBERS),
		).toEqual([]);
	});

	test("of all elements", () => {
		expect(
			missing(
				/^(?:(?:HTML|SVG)\w*Element|CharacterData|Text|Attr)\.prototype$/,
				NODE_MEMBERS,
				FORM_MEMBERS,
				OTHER_MEMBERS,
			),
		).toEqual([]);
	});

	test("of the document", () => {
		expect(missing(/^(?:Node|EventTarget|Document|HTMLDocument)\.prototype$/, NODE_MEMBERS, DOCUMENT_MEMBERS)).toEqual(
			[],
		);
	});
});

test("names of controls are none of them", () => {
	for (const name of ["p", "pw", "q", "email", "login", "amount"]) {
		expect([NODE_MEMBERS, FORM_MEMBERS, OTHER_MEMBERS, DOCUMENT_MEMBERS].some((list) => list.has(name))).toBe(false);
		expect(isVendorName(name)).toBe(false);
	}
});

// @vitest-environment happy-dom

import type { NamedLibrary } from "@scriptorium/script-analyzer/analysis-result";
import { unrated } from "@scriptorium/script-analyzer/rating/unrated";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { libraryAt } from "./library-at.ts";
import { LibraryList } from "./library-list.tsx";

afterEach(cleanup);

const library = (state: NamedLibrary["state"], more: Partial<NamedLibrary> = {}): NamedLibrary => ({
	address: `https://cdn.example/${state}.js`,
	state,
	name: null,
	reason: null,
	line: 3,
	column: 1,
	...more,
});

describe("libraries of a check", () => {
	it("are listed with what the check knows of them", () => {
		const libraries = [
			library("known", { name: "jQuery 3.7.1" }),
			library("checked"),
			library("checked-in-part"),
			library("not-checked", { reason: "it answered 404" }),
			library("not-read"),
		];
		render(<LibraryList libraries={libraries} />);
		const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
		expect(items).toEqual([
			"https://cdn.example/known.jsjQuery 3.7.1, a known library",
			"https://cdn.example/checked.jsChecked with the script",
			"https://cdn.example/checked-in-part.jsChecked in part: it is too large to be followed in full",
			"https://cdn.example/not-checked.jsNot checked: it answered 404",
			"https://cdn.example/not-read.jsNot checked: its file has not been loaded for this check",
		]);
		expect(screen.getByRole("region", { name: "Libraries" })).toBeDefined();
	});

	it("are not mentioned for a script without any", () => {
		const { container } = render(<LibraryList libraries={undefined} />);
		expect(container.innerHTML).toBe("");
	});

	it("are found by the address that the script names", () => {
		const { capabilities } = unrated("crash");
		const long = `https://cdn.example/${"x".repeat(400)}.js`;
		const known = [library("checked"), library("not-read", { address: long.slice(0, 300) })];
		const checked = { ...capabilities, libraries: known };
		expect(libraryAt(checked, "https://cdn.example/checked.js")).toBe(known[0]);
		expect(libraryAt(checked, long)).toBe(known[1]);
		expect(libraryAt(checked, "https://cdn.example/other.js")).toBeNull();
		expect(libraryAt(capabilities, long)).toBeNull();
	});
});

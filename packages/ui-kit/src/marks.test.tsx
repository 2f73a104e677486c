// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";
import { motifs, pigments } from "./cover-motifs.ts";
import { initialOf } from "./hash-seed.ts";
import { RiskBadge } from "./risk-badge.tsx";
import { ScriptCover, type ScriptCoverProps } from "./script-cover.tsx";
import { ScriptEmblem, type ScriptEmblemProps } from "./script-emblem.tsx";

afterEach(cleanup);

describe("risk", () => {
	test.each(["green", "amber", "red", "unrated"] as const)("%s is told by an icon and a word", (level) => {
		render(<RiskBadge level={level} label="Word" />);
		const badge = screen.getByText("Word");
		expect(badge.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
	});

	test("four levels have four shapes", () => {
		const shapes = (["green", "amber", "red", "unrated"] as const).map((level) => {
			const { container } = render(<RiskBadge level={level} label="Word" />);
			return container.querySelector("svg")?.innerHTML;
		});
		expect(new Set(shapes).size).toBe(4);
	});

	test("only an unrated version is pending", () => {
		render(<RiskBadge level="unrated" label="Not rated" pendingLabel="Analyzing…" />);
		expect(screen.getByText("Analyzing…")).toBeDefined();
		expect(screen.queryByText("Not rated")).toBeNull();
		render(<RiskBadge level="green" label="Low" pendingLabel="Analyzing…" />);
		expect(screen.getByText("Low")).toBeDefined();
	});
});

describe("cover", () => {
	const given: ScriptCoverProps = { seed: "reader-view", title: "Reader view", category: "web", risk: "green" };
	const drawing = (props: Partial<ScriptCoverProps>) => {
		const { container } = render(<ScriptCover {...given} {...props} />);
		return container.innerHTML;
	};

	test("the same script has the same picture", () => {
		expect(drawing({})).toBe(drawing({}));
	});

	test("seed, title, category and risk each change it", () => {
		const all = [{}, { seed: "other" }, { title: "View" }, { category: "data" }, { risk: "red" as const }].map(drawing);
		expect(new Set(all).size).toBe(5);
	});

	test("a title with a word that has a picture shows it, any other its initial", () => {
		expect(drawing({ title: "My Tables" })).not.toContain("<text");
		expect(drawing({ title: "Zebra" })).toContain(">Z</text>");
	});

	test("the small form has the picture of the title or the motif of its category, and no letter", () => {
		const small = (props: Partial<ScriptEmblemProps>) =>
			render(<ScriptEmblem seed="reader-view" category="web" {...props} />).container.innerHTML;
		const table = small({ title: "Table to CSV" });
		expect(table).toBe(small({ title: "Sortable tables" }));
		expect(table).not.toBe(small({ title: "Zebra" }));
		expect(small({ title: "Zebra" })).toBe(small({ title: "Walrus" }));
		expect(small({ title: "Zebra", category: "data" })).not.toBe(small({ title: "Zebra" }));
		expect(small({ title: "Zebra" })).not.toContain("<text");
		expect(small({ risk: "red" })).toContain('data-risk="red"');
	});

	test("each category has an ornament and a pigment of its own", () => {
		expect(Object.keys(pigments).sort()).toEqual(Object.keys(motifs).sort());
		expect(new Set(Object.values(motifs).map((motif) => motif(0, 0, 10))).size).toBe(17);
	});

	test("an unknown category is drawn too, and the picture is silent", () => {
		expect(drawing({ category: "nobody-knows" })).toContain('aria-hidden="true"');
	});

	test.each([
		["reader", "R"],
		["“ßtraße”", "S"],
		["7 wonders", "7"],
		["中文", "中"],
		["…", "§"],
	])("the initial of %s is %s", (title, initial) => {
		expect(initialOf(title)).toBe(initial);
	});
});

describe("avatar", () => {
	test("sends no referrer and falls back to the initial when the picture fails", () => {
		const { container } = render(<Avatar name="Rita Reader" src="https://pictures.example/rita.png" />);
		const picture = container.querySelector("img");
		expect(picture?.referrerPolicy).toBe("no-referrer");
		if (picture) fireEvent.error(picture);
		expect(container.querySelector("img")).toBeNull();
		expect(container.textContent).toBe("R");
	});

	test("is silent beside a name, and an image with a label", () => {
		const { container } = render(<Avatar name="Rita" />);
		expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
		render(<Avatar name="Rita" label="Rita Reader" />);
		expect(screen.getByRole("img", { name: "Rita Reader" })).toBeDefined();
	});
});

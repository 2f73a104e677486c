// @vitest-environment happy-dom
import { existsSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { imageSizeFromFile } from "image-size/fromFile";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { shellPatterns } from "../../../server/heads/shell-patterns.ts";
import { renderStaticDocument } from "../../../server/opening/render-document.ts";
import { TestHost } from "../../host-context/test-host.test-support.tsx";
import FaqScreen from "./faq-screen.tsx";
import { parseInline } from "./inline-text.ts";
import { PICTURE_HEIGHT, PICTURE_WIDTH, picturePath } from "./pictures.ts";
import type { Block, StaticDocument } from "./static-document.ts";
import { germanDocuments, staticDocuments } from "./static-documents.ts";
import { StaticPageScreen } from "./static-page-screen.tsx";
import { readProgress } from "./tutorial-progress.ts";
import TutorialsScreen from "./tutorials-screen.tsx";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const pages = Object.entries(staticDocuments);
const blocksOf = ({ sections }: StaticDocument): Block[] =>
	sections.flatMap(({ blocks, steps = [] }) => [...blocks, ...steps.flatMap((step) => step.blocks)]);
const textsOf = (block: Block): readonly string[] => {
	if (typeof block === "string") return [block];
	if ("list" in block) return block.list;
	return "rows" in block ? block.rows.flat() : [];
};
const anchorsOf = (page: StaticDocument): string[] => [
	...page.sections.map(({ id }) => id),
	...blocksOf(page).flatMap((block) => (typeof block === "object" && "heading" in block ? [block.id] : [])),
];

test("the pages have the parts that the specification counts", () => {
	const count = (path: keyof typeof staticDocuments) => staticDocuments[path].sections.length;
	expect([count("/faq"), count("/terms"), count("/privacy"), count("/tutorials")]).toEqual([15, 13, 12, 6]);
	const levels = staticDocuments["/tutorials"].sections.map(({ facts = [] }) => facts[0]);
	expect(new Set(levels)).toEqual(new Set(["Beginner", "Intermediate", "Advanced"]));
	for (const { facts = [], steps = [] } of staticDocuments["/tutorials"].sections) {
		expect(facts).toEqual([
			expect.any(String),
			expect.stringMatching(/^\d+ minutes$/),
			expect.stringMatching(/^by .+/),
		]);
		expect(steps.length).toBeGreaterThan(3);
	}
});

test("the promises are those of the specification", () => {
	const text = JSON.stringify(staticDocuments);
	for (const promise of ["within 24 hours", "People under 13 may not use it", "30 days before they apply"]) {
		expect(text).toContain(promise);
	}
});

test("privacy and terms say what the database and the screens do", () => {
	const privacy = JSON.stringify(staticDocuments["/privacy"]);
	// Policies follows_read_own and usage_consents, and list_reports(), which shows addresses to administrators only.
	expect(privacy).toContain("you alone see who they are");
	expect(privacy).toContain("can change your answer in [Account Settings](/account)");
	expect(privacy).toContain(
		"moderators see your report with your display name, and administrators your e-mail address",
	);
	expect(privacy).not.toContain("(/notifications)");
	expect(JSON.stringify(staticDocuments["/terms"])).toContain(
		"you can appeal against it once: [Notifications](/notifications)",
	);
});

describe.each(pages)("%s", (_path, page) => {
	test("has one anchor for each part, and links that lead somewhere", () => {
		const anchors = anchorsOf(page);
		expect(new Set(anchors).size).toBe(anchors.length);
		const known = new Set([...shellPatterns, "/explore", "/create", "/builder", "/manage-bookmarklets"]);
		const links = blocksOf(page)
			.flatMap(textsOf)
			.flatMap(parseInline)
			.flatMap((part) => (part.kind === "link" ? [part.href] : []));
		for (const href of links) {
			const { pathname, hash } = new URL(href, "http://hub.example");
			expect(known, href).toContain(pathname);
			const target = Object.entries(staticDocuments).find(([path]) => path === pathname)?.[1];
			if (hash !== "" && target) expect(anchorsOf(target), href).toContain(hash.slice(1));
		}
	});

	test("looks the same from the server and in the browser", () => {
		const { container } = render(
			<TestHost>
				<MemoryRouter>
					<StaticPageScreen document={page} />
				</MemoryRouter>
			</TestHost>,
		);
		const served = document.createElement("div");
		served.innerHTML = renderStaticDocument(page);
		// The router marks its links.
		for (const link of container.querySelectorAll("[data-discover]")) link.removeAttribute("data-discover");
		expect(container.querySelector(".doc")?.isEqualNode(served.firstElementChild)).toBe(true);
	});
});

/** What a translation must not change: kinds and order of blocks, anchors, code and links. */
const skeletonOf = ({ layout, sections }: StaticDocument) => ({
	layout,
	sections: sections.map(({ id, blocks, facts = [], steps = [] }) => ({
		id,
		blocks: [...blocks, ...steps.flatMap((step) => step.blocks)].map((block) => {
			if (typeof block === "string") return "text";
			if ("heading" in block) return block.id;
			if ("list" in block) return `list of ${block.list.length}`;
			if ("rows" in block) return block.rows.map((row) => row.length);
			return "code" in block ? block.code : block.picture;
		}),
		facts: facts.length,
		steps: steps.length,
		links: blocks
			.flatMap(textsOf)
			.flatMap(parseInline)
			.flatMap((part) => (part.kind === "link" ? [part.href] : [])),
	})),
});

test.each(Object.entries(germanDocuments))(
	"%s has the same parts and links in German, and says which version counts",
	(path, german) => {
		const english = staticDocuments[path as keyof typeof staticDocuments];
		const own = path === "/terms" || path === "/privacy" ? [`${path}?locale=en`] : [];
		const skeleton = skeletonOf(german);
		expect({
			...skeleton,
			sections: skeleton.sections.map((section) => ({
				...section,
				links: section.links.filter((link) => !own.includes(link)),
			})),
		}).toEqual(skeletonOf(english));
		expect(german.language).toBe("de");
		for (const link of own) expect(JSON.stringify(german)).toContain(link);
	},
);

test("every picture exists in the size that the page reserves", async () => {
	const names = blocksOf(staticDocuments["/tutorials"]).flatMap((block) =>
		typeof block === "object" && "picture" in block ? [block.picture] : [],
	);
	expect(new Set(names).size).toBeGreaterThan(10);
	for (const name of names) {
		const file = join(import.meta.dirname, "../../../public", picturePath(name));
		expect(existsSync(file), name).toBe(true);
		expect(await imageSizeFromFile(file), name).toMatchObject({ width: PICTURE_WIDTH, height: PICTURE_HEIGHT });
	}
});

test("the search of the FAQ finds answers by their words, and says how many", () => {
	render(
		<TestHost>
			<MemoryRouter>
				<FaqScreen document={staticDocuments["/faq"]} />
			</MemoryRouter>
		</TestHost>,
	);
	expect(document.querySelectorAll("details")).toHaveLength(15);
	fireEvent.change(screen.getByRole("searchbox", { name: "Search the answers" }), {
		target: { value: "PASSWORDS recorder" },
	});
	expect([...document.querySelectorAll("details h2")].map((title) => title.textContent)).toEqual([
		"Does the recorder see my passwords?",
	]);
	expect(screen.getByText("1 answer found")).toBeTruthy();
	fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zzzz" } });
	expect(screen.getByText("0 answers found")).toBeTruthy();
});

test("steps of a tutorial that are done stay done in this browser", () => {
	const show = () =>
		render(
			<TestHost>
				<MemoryRouter>
					<TutorialsScreen document={staticDocuments["/tutorials"]} />
				</MemoryRouter>
			</TestHost>,
		);
	show();
	const first = () => {
		const lesson = document.getElementById("first-bookmarklet");
		if (!lesson) throw new Error("The tutorial is missing");
		return lesson;
	};
	for (const box of within(first()).getAllByRole("checkbox", { hidden: true })) fireEvent.click(box);
	expect(within(first()).getByText("4 of 4 steps done")).toBeTruthy();
	cleanup();
	show();
	expect(within(first()).getByText("4 of 4 steps done")).toBeTruthy();
	expect(screen.getByText(/^1 of 6 tutorials done/)).toBeTruthy();
	localStorage.setItem("scriptorium.tutorials", '{"first-bookmarklet":"all"}');
	expect(readProgress(localStorage)).toEqual({});
});

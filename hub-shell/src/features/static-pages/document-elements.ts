import { type ComponentType, createElement as element, type ReactNode, type ToggleEvent } from "react";
import { type InlinePart, parseInline } from "./inline-text.ts";
import { PICTURE_HEIGHT, PICTURE_WIDTH, picturePath } from "./pictures.ts";
import type { Block, Section, StaticDocument, Step } from "./static-document.ts";

// Without JSX and CSS modules, because the hub's server renders the same elements with Node alone.

/** In the language of the document below it. */
const CONTENTS_TITLE = { en: "On this page", de: "Auf dieser Seite" } as const;

/** What the browser adds to the document of the server. */
export interface DocumentExtras {
	/** A link to another page of the hub. */
	readonly Link: ComponentType<{ href: string; children: ReactNode }>;
	/** Above the sections: a search field, for example. */
	readonly tools?: ReactNode;
	/** Beside the title of a tutorial's step; `index` starts at 0. */
	readonly besideStep?: (section: Section, index: number) => ReactNode;
	/** Below the facts of a section. */
	readonly belowFacts?: (section: Section) => ReactNode;
	/** A section of the layout `answers` was opened. */
	readonly onOpened?: (section: Section) => void;
	/** Sections that are shown; all by default. */
	readonly shown?: ReadonlySet<string>;
}

/**
 * Creates the elements of a static page below its title. Server and browser create the same ones, so that nothing moves when
 * the screen takes the place of the server's text.
 * @param document The page.
 * @param extras Link component, texts and interactive parts.
 * @returns The element, in the language of the document.
 */
export function documentElements(document: StaticDocument, extras: DocumentExtras): ReactNode {
	const { layout, sections, language = "en" } = document;
	const isList = layout === "answers";
	const numbers = layout === "numbered";
	return element(
		"div",
		{ className: "doc", "data-layout": layout, lang: language, dir: "ltr" },
		isList ? null : contents(document, numbers),
		element(
			"div",
			{ className: "doc-sections" },
			isList ? element("div", { className: "doc-tools" }, extras.tools) : null,
			sections
				.filter(({ id }) => extras.shown?.has(id) ?? true)
				.map((section) =>
					isList
						? answer(section, extras)
						: plainSection(section, numbers ? `${sections.indexOf(section) + 1}. ` : "", extras),
				),
		),
	);
}

function contents({ sections, language = "en" }: StaticDocument, numbers: boolean): ReactNode {
	return element(
		"nav",
		{ className: "doc-contents", "aria-labelledby": "contents" },
		element("h2", { id: "contents" }, CONTENTS_TITLE[language]),
		element(
			numbers ? "ol" : "ul",
			null,
			sections.map(({ id, title }) => element("li", { key: id }, element("a", { href: `#${id}` }, title))),
		),
	);
}

function plainSection(section: Section, number: string, extras: DocumentExtras): ReactNode {
	return element(
		"section",
		{ key: section.id, className: "doc-section", "aria-labelledby": section.id },
		element("h2", { id: section.id, tabIndex: -1 }, `${number}${section.title}`),
		...blocksOf(section.blocks, extras),
	);
}

function answer(section: Section, extras: DocumentExtras): ReactNode {
	return element(
		"details",
		{
			key: section.id,
			className: "doc-answer",
			id: section.id,
			onToggle: (event: ToggleEvent<HTMLDetailsElement>) => {
				if (event.currentTarget.open) extras.onOpened?.(section);
			},
		},
		element(
			"summary",
			null,
			element("h2", null, section.title),
			section.facts === undefined
				? null
				: element(
						"ul",
						{ className: "doc-facts" },
						section.facts.map((fact) => element("li", { key: fact }, fact)),
					),
		),
		element(
			"div",
			{ className: "doc-answer-text" },
			extras.belowFacts?.(section),
			...blocksOf(section.blocks, extras),
			section.steps === undefined
				? null
				: element(
						"ol",
						{ className: "doc-steps" },
						section.steps.map((step, index) => stepItem(section, step, index, extras)),
					),
		),
	);
}

function stepItem(section: Section, { title, blocks }: Step, index: number, extras: DocumentExtras): ReactNode {
	return element(
		"li",
		{ key: title },
		element("div", { className: "doc-step-title" }, element("h3", null, title), extras.besideStep?.(section, index)),
		...blocksOf(blocks, extras),
	);
}

function blocksOf(blocks: readonly Block[], extras: DocumentExtras): ReactNode[] {
	return blocks.map((block) => blockElement(block, extras));
}

function blockElement(block: Block, extras: DocumentExtras): ReactNode {
	const words = (text: string): ReactNode[] => parseInline(text).map((part) => inline(part, extras));
	if (typeof block === "string") return element("p", null, ...words(block));
	if ("list" in block) {
		return element("ul", null, ...block.list.map((item) => element("li", null, ...words(item))));
	}
	if ("code" in block) {
		// Focusable, because a long line is scrolled with the keyboard.
		return element("pre", { tabIndex: 0 }, element("code", null, block.code));
	}
	if ("picture" in block) {
		return element("img", {
			src: picturePath(block.picture),
			alt: block.alt,
			width: PICTURE_WIDTH,
			height: PICTURE_HEIGHT,
			loading: "lazy",
			decoding: "async",
		});
	}
	if ("heading" in block) return element("h3", { id: block.id }, block.heading);
	return element(
		"div",
		{ className: "doc-table", tabIndex: 0, role: "region", "aria-label": block.caption },
		element(
			"table",
			null,
			element(
				"thead",
				null,
				element("tr", null, ...block.columns.map((column) => element("th", { scope: "col" }, column))),
			),
			element(
				"tbody",
				null,
				...block.rows.map((row) => element("tr", null, ...row.map((cell) => element("td", null, ...words(cell))))),
			),
		),
	);
}

function inline(part: InlinePart, { Link }: DocumentExtras): ReactNode {
	switch (part.kind) {
		case "text":
			return part.text;
		case "code":
		case "strong":
			return element(part.kind, null, part.text);
		case "link":
			// Another language is another load of the page.
			return part.href.startsWith("/") && !part.href.includes("?locale=")
				? element(Link, { href: part.href, children: part.text })
				: element("a", { href: part.href, rel: "noopener" }, part.text);
	}
}

import { plainInline } from "../../../src/features/static-pages/inline-text.ts";
import type { StaticDocument } from "../../../src/features/static-pages/static-document.ts";
import type { Thing } from "./thing.ts";

/** Builds the data of a page of questions with their answers. */
export function faqData({ title, sections }: StaticDocument): Thing {
	return {
		"@type": "FAQPage",
		name: title,
		inLanguage: "en",
		mainEntity: sections.map((section) => ({
			"@type": "Question",
			name: section.title,
			acceptedAnswer: {
				"@type": "Answer",
				text: section.blocks.flatMap((block) => (typeof block === "string" ? [plainInline(block)] : [])).join(" "),
			},
		})),
	};
}

import type { Language } from "../../host-context/locale.ts";

/** A paragraph (with inline markup, see `inline-text.ts`), or another element of a text. */
export type Block =
	| string
	| { readonly list: readonly string[] }
	| { readonly code: string }
	| {
			readonly caption: string;
			readonly columns: readonly string[];
			readonly rows: readonly (readonly string[])[];
	  }
	/** `picture`: name of a file in `public/tutorials`, without extension. */
	| { readonly picture: string; readonly alt: string }
	/** A heading below that of the section, which can be linked to. */
	| { readonly heading: string; readonly id: string };

/** A step of a tutorial. */
export interface Step {
	readonly title: string;
	readonly blocks: readonly Block[];
}

export interface Section {
	/** Fragment of its address; never changed, because people link to it. */
	readonly id: string;
	readonly title: string;
	readonly blocks: readonly Block[];
	/** Facts below the title of a tutorial: difficulty, duration, author. */
	readonly facts?: readonly string[];
	readonly steps?: readonly Step[];
}

/** A page whose content is the same for everybody; see docs/decisions/0048-static-pages.md. */
export interface StaticDocument {
	/** Of its text; English if left out. */
	readonly language?: Language;
	readonly title: string;
	readonly lead: string;
	/**
	 * `sections`: all visible, below a table of contents; `numbered`: the same with numbers; `answers`: each opens by itself.
	 */
	readonly layout: "sections" | "numbered" | "answers";
	readonly sections: readonly Section[];
}

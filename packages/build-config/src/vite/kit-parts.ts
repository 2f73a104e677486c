/** What a first visit does not begin with, although the interface is made of it, by the library behind it. */
const OVERLAYS = ["dialog-surface", "drawer", "menu", "modal-frame", "use-escape"];
const CONTROLS = ["switch", "tabs"];
const FORMS = ["field", "select", "text-area", "text-field"];
const OTHERS = [
	"access-and-verdict",
	"breakpoints",
	"capability-changes",
	"charts",
	"code-block",
	"code-diff",
	"combobox",
	"figure-table",
	"german",
	"pseudo-locale",
	"search-suggestions",
	"use-focus-return",
	"use-is-from",
	"use-scroll-lock",
	"use-typed-answer",
	"virtual-list",
];

/** Files that ui-kit is delivered in; the first is the one that every page begins with. */
export const kitFiles = [
	{ name: "kit", isRest: true, parts: [...OVERLAYS, ...CONTROLS, ...FORMS, ...OTHERS, "code-editor", "code-findings"] },
	{ name: "forms", isRest: false, parts: FORMS },
	{ name: "controls", isRest: false, parts: CONTROLS },
	{ name: "overlays", isRest: false, parts: OVERLAYS },
] as const;

/**
 * Pattern of the module ids of a file's parts.
 * @param spelled how a part's name is written there
 */
export function partsOf(
	file: (typeof kitFiles)[number],
	before: string,
	after: string,
	spelled = (part: string) => part,
): RegExp {
	const parts = `(?:${file.parts.map(spelled).join("|")})${after}`;
	return new RegExp(before + (file.isRest ? `(?!${parts})` : parts));
}

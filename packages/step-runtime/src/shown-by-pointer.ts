import { parentOf } from "@scriptorium/selectors/composed-tree";
import { isMediaMet, matches, rootOf, styleSheetsOf } from "@scriptorium/selectors/intact-dom";

/** The condition on the mouse in a selector, as in `li:hover > ul` and `li:not(:hover) > ul`; not in the class `hover\:block`. */
const POINTER_CONDITION = /(^|[^\\]):(?:not\(:hover\)|hover(?![-\w]))/g;

/** Rules of a style sheet, with the selector of the rule around them. */
interface RuleGroup {
	readonly rules: ArrayLike<CSSRule>;
	readonly around: string;
}

type AnyRule = Partial<CSSStyleRule & CSSMediaRule & CSSImportRule>;

/**
 * Whether a hidden or transparent element is one that style sheets show while the mouse is over it or over something around it. A
 * script's events do not bring such a state about.
 * @param element a hidden or transparent element
 * @returns false also where a style sheet of another origin would show it, because scripts cannot read those
 */
export function isShownByPointer(element: Element): boolean {
	let isVisible = getComputedStyle(element).visibility === "visible";
	let root: Node | null = null;
	let selectors: readonly string[] = [];
	for (let at: Element | null = element; at !== null; at = parentOf(at)) {
		const around = rootOf(at);
		if (around !== root) selectors = selectorsWithPointer(around as Document | ShadowRoot);
		root = around;
		let isShown = false;
		for (const selector of selectors) isShown ||= matches(at, selector);
		isVisible ||= isShown;
		const { display, opacity } = getComputedStyle(at);
		if (!isShown && (display === "none" || opacity === "0")) return false;
	}
	return isVisible;
}

/** Selectors of the rules that show or hide something depending on the mouse, with that condition met. */
function selectorsWithPointer(root: Document | ShadowRoot): readonly string[] {
	const found: string[] = [];
	const sheets = [...styleSheetsOf(root), ...root.adoptedStyleSheets];
	const groups = sheets.map((sheet): RuleGroup => ({ rules: readableRules(sheet), around: "" }));
	// The list grows meanwhile by the rules that contain others.
	for (const { rules, around } of groups) {
		for (const rule of Array.from(rules) as AnyRule[]) {
			const { selectorText, style, media, cssRules, styleSheet } = rule;
			if (media !== undefined && !isMediaMet(media)) continue;
			const selector = selectorText?.replaceAll("&", `:is(${around})`) ?? around;
			if (cssRules !== undefined) groups.push({ rules: cssRules, around: selector });
			if (styleSheet) groups.push({ rules: readableRules(styleSheet), around });
			if (!style?.display && !style?.visibility && !style?.opacity) continue;
			const withPointer = selector.replace(POINTER_CONDITION, "$1:is(*)");
			if (withPointer !== selector) found.push(withPointer);
		}
	}
	return found;
}

/** The rules of a style sheet that apply at present; none for a sheet of another origin, which scripts may not read. */
function readableRules(sheet: CSSStyleSheet): ArrayLike<CSSRule> {
	try {
		return sheet.disabled || !isMediaMet(sheet.media) ? [] : sheet.cssRules;
	} catch {
		return [];
	}
}

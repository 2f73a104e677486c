/** Marks for the unknown parts of a text pattern. Private-use characters: those of a script are replaced. */
export const HOLE = "\uE000";
/** The page's own origin, as `location.origin` gives it. */
export const SITE = "\uE001";
/** The page's own host name. */
export const SITE_HOST = "\uE002";
/** An address found on the page: a link's `href`, a form's `action`. */
export const PAGE_LINK = "\uE003";

const MARKS = /[\uE000-\uE003]/g;
const [FIRST_MARK, LAST_MARK] = [HOLE.charCodeAt(0), PAGE_LINK.charCodeAt(0)];
const SHORT_TEXT_LENGTH = 40;
const MAX_TEXT_LENGTH = 120_000;

/** A text of which only parts are known: `https://` ? `.example/log`. */
export class TextPattern {
	readonly text: string;

	constructor(text: string) {
		this.text = text;
	}

	/** The literal beginning. */
	get prefix(): string {
		return this.text.slice(0, Math.max(0, this.text.search(MARKS)));
	}

	/** Fits the texts that it can be. */
	toRegExp(): RegExp {
		const parts = this.text.split(MARKS).map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
		return new RegExp(`^${parts.join(".*")}$`, "s");
	}

	/** All literal text, holes left out. */
	get known(): string {
		return this.text.replace(MARKS, "");
	}
}

/** Literal text cannot contain marks: a script's own are replaced. */
export function literal(text: string): string {
	return hasMarks(text) ? text.replace(MARKS, "\uFFFD") : text;
}

/** Most texts are short: a loop is faster than a regular expression. */
export function hasMarks(text: string): boolean {
	if (text.length > SHORT_TEXT_LENGTH) return text.search(MARKS) >= 0;
	for (let at = 0; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		if (unit >= FIRST_MARK && unit <= LAST_MARK) return true;
	}
	return false;
}

/** A string when all is known, else a pattern. */
export function fromMarked(text: string): string | TextPattern {
	const short = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}${HOLE}` : text;
	return hasMarks(short) ? new TextPattern(short.replace(/\uE000+/g, HOLE)) : short;
}

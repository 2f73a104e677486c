/** What a model decided to do for a message. */
export type Action = "ANSWER" | "SCRIPT" | "CHANGE" | "FLOW" | "FIND" | "REFUSED";

const ACTION = /^\s*[*`"]*(ANSWER|SCRIPT|CHANGE|FLOW|FIND|REFUSED)\b[*`"]*(?::[*`"]*|[.]?[ \t]*(?:\r?\n|$))/;
/** Longer first lines hold no action. */
const MAX_ACTION_LENGTH = 40;
const FENCE = "```";
/** An address with code, which is no text to be read. */
const CODE_ADDRESS = /javascript\s*:\S*/gi;
/** The last word may become the beginning of a block or of such an address. */
const OPEN_END = /(?:javascript\s*|\S+)$/i;

export interface ReadAnswer {
	readonly action: Action;
	readonly text: string;
	/** Whether blocks of code were left out: they are not rated. */
	readonly hadCode: boolean;
}

/**
 * Reads a model's answer while it arrives: its first line, and the text for the person. Blocks of code are left out, because no rating
 * stands beside them.
 * @param onText receives the next characters of the text
 * @returns `push` takes the next piece; `end` returns the whole answer
 */
export function createAnswerReader(onText: (text: string) => void): {
	push(piece: string): void;
	end(): ReadAnswer;
} {
	let all = "";
	let sent = 0;
	const push = (piece: string, isLast = false): void => {
		all += piece;
		if (!isLast && !isOpened(all)) return;
		const { text } = readText(all, isLast);
		if (text.length > sent) onText(text.slice(sent));
		sent = Math.max(sent, text.length);
	};
	return {
		push,
		end: () => {
			push("", true);
			const { text, hadCode } = readText(all, true);
			return { action: actionOf(all), text: text.trim(), hadCode };
		},
	};
}

/** Whether the first line is complete. */
const isOpened = (all: string): boolean => all.trimStart().includes("\n") || all.length > MAX_ACTION_LENGTH;

const actionOf = (all: string): Action => (ACTION.exec(all)?.[1] as Action | undefined) ?? "ANSWER";

/** What of an answer is text, as far as it can be told from what has come. A text only grows while the answer does. */
function readText(all: string, isLast: boolean): { text: string; hadCode: boolean } {
	const body = all.replace(ACTION, "").replace(/^\s+/, "");
	const parts = body.split(FENCE);
	const texts = parts.filter((_part, index) => index % 2 === 0).map((part) => part.replaceAll(CODE_ADDRESS, ""));
	const text = texts.join("");
	const hadCode = parts.length > 1 || texts.some((part, index) => part !== parts[2 * index]);
	const open = isLast ? -1 : text.search(OPEN_END);
	return { text: open === -1 ? text : text.slice(0, open), hadCode };
}

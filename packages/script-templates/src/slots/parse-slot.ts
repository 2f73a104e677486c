import parseDuration from "parse-duration";
import { parse } from "tldts";
import type { SlotValue, TemplateSlot } from "../script-template.ts";
import { COLOR_NAMES } from "./color-names.ts";

const MAX_TEXT = 500;
const MAX_DURATION_MS = 24 * 60 * 60 * 1000;
const MODIFIERS: Readonly<Record<string, string>> = {
	ctrl: "Ctrl",
	control: "Ctrl",
	alt: "Alt",
	option: "Alt",
	shift: "Shift",
	meta: "Meta",
	cmd: "Meta",
	command: "Meta",
};
const ORDER = ["Ctrl", "Alt", "Shift", "Meta"];
const NAMED_KEYS: Readonly<Record<string, string>> = {
	enter: "Enter",
	return: "Enter",
	escape: "Escape",
	esc: "Escape",
	space: "Space",
	tab: "Tab",
	up: "ArrowUp",
	down: "ArrowDown",
	left: "ArrowLeft",
	right: "ArrowRight",
	arrowup: "ArrowUp",
	arrowdown: "ArrowDown",
	arrowleft: "ArrowLeft",
	arrowright: "ArrowRight",
};

/**
 * Reads what somebody typed for a slot.
 *
 * @param slot its type decides what is accepted
 * @param typed the text of the field
 * @returns the value in the form that templates take; null if the text is none of that type
 */
export function parseSlot(slot: TemplateSlot, typed: string): SlotValue | null {
	const text = typed.trim();
	if (text === "" || text.length > MAX_TEXT) return null;
	return PARSERS[slot.type](text);
}

const PARSERS: Readonly<Record<TemplateSlot["type"], (text: string) => SlotValue | null>> = {
	site: parseSite,
	// Whether it finds something is checked where there is a page.
	element: (text) => text,
	text: (text) => text,
	number: parseNumber,
	duration: parseTime,
	color: parseColor,
	keys: parseKeys,
	words: (text) => {
		const words = text
			.split(/[,;\n]/)
			.map((word) => word.trim())
			.filter((word) => word !== "");
		return words.length > 0 ? words : null;
	},
};

function parseSite(text: string): string | null {
	const wildcard = text.startsWith("*.");
	const { hostname, domain, isIcann, isIp } = parse(wildcard ? text.slice(2) : text);
	if (hostname === "localhost" || isIp) return wildcard ? null : hostname;
	if (!hostname || !domain || !isIcann) return null;
	return wildcard ? `*.${hostname}` : hostname;
}

/** `1,200.50` and `1.200,50` are both 1200.5; `1,5` is 1.5. */
function parseNumber(text: string): number | null {
	if (!/^[+-]?[\d.,'\s]*\d$/.test(text)) return null;
	const plain = text.replace(/['\s]/g, "");
	const last = Math.max(plain.lastIndexOf(","), plain.lastIndexOf("."));
	const sign = plain[last];
	const isDecimal =
		last !== -1 &&
		(plain.split(sign ?? "").length === 2 && (plain.length - last !== 4 || /^[+-]?0/.test(plain))
			? true
			: hasBoth(plain));
	const digits = isDecimal
		? `${plain.slice(0, last).replace(/[.,]/g, "")}.${plain.slice(last + 1)}`
		: plain.replace(/[.,]/g, "");
	const number = Number(digits);
	return Number.isFinite(number) ? number : null;
}

const hasBoth = (text: string) => text.includes(",") && text.includes(".");

function parseTime(text: string): number | null {
	const milliseconds = /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) * 1000 : parseDuration(text);
	if (milliseconds === null || milliseconds === undefined || !(milliseconds > 0)) return null;
	return milliseconds <= MAX_DURATION_MS ? Math.round(milliseconds) : null;
}

function parseColor(text: string): string | null {
	const lower = text.toLowerCase();
	if (Object.hasOwn(COLOR_NAMES, lower)) return COLOR_NAMES[lower] ?? null;
	const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(lower);
	if (short)
		return `#${short
			.slice(1)
			.map((digit) => digit + digit)
			.join("")}`;
	return /^#[\da-f]{6}$/.test(lower) ? lower : null;
}

function parseKeys(text: string): string | null {
	const parts = text
		.toLowerCase()
		.split(/\s*[+-]\s*|\s+/)
		.filter((part) => part !== "");
	const key = parts.pop();
	if (key === undefined) return null;
	const held = parts.map((part) => MODIFIERS[part]);
	if (held.some((modifier) => modifier === undefined) || new Set(held).size !== held.length) return null;
	const name = NAMED_KEYS[key] ?? (/^f(?:[1-9]|1[0-2])$|^[\p{L}\p{N}]$/u.test(key) ? key.toUpperCase() : null);
	if (name === null) return null;
	return [...ORDER.filter((modifier) => held.includes(modifier)), name].join("+");
}

import type { Origin, Sink, SinkKind, Trace } from "../trace/trace.ts";

type TextSource = Pick<Sink, "details" | "destinations">;

/** Cached: many rules read the same sink. */
const TEXTS = new WeakMap<TextSource, string>();

/** Known texts and destination addresses of a sink as one text. */
export function textOf(sink: TextSource): string {
	const known = TEXTS.get(sink);
	if (known !== undefined) return known;
	const addresses = sink.destinations.map(({ address }) => address ?? "");
	const text = [...Object.values(sink.details).flat(), ...addresses].join("\n");
	TEXTS.set(sink, text);
	return text;
}

/** Payment addresses: Bitcoin, Ethereum and its kin, Monero, Tron, Litecoin, Cardano: shapes from their own documentation. */
const WALLET_ADDRESS =
	/(?<![\w/+])(?:bc1[02-9ac-hj-np-z]{25,62}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|0x[0-9a-fA-F]{40}|[48][0-9AB][1-9A-HJ-NP-Za-km-z]{93}|T[1-9A-HJ-NP-Za-km-z]{33}|ltc1[02-9ac-hj-np-z]{25,62}|addr1[02-9ac-hj-np-z]{50,})(?![\w/+])/;

const MIN_ADDRESS_LENGTH = 15;

export function hasWalletAddress(text: string): boolean {
	return text.length >= MIN_ADDRESS_LENGTH && (WALLET_ADDRESS.test(text) || hasBankAccount(text));
}

const IBAN = /(?<![\w/+])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![\w/+])/g;

/** An account number whose check digits are right (ISO 13616). */
function hasBankAccount(text: string): boolean {
	for (const [found] of text.matchAll(IBAN)) {
		const account = found.replaceAll(" ", "");
		let rest = 0;
		for (const sign of account.slice(4) + account.slice(0, 4))
			for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
		if (rest === 1 && account.length >= MIN_ADDRESS_LENGTH) return true;
	}
	return false;
}

/** Characters that a program writes around code that it got; within more of its own text it is a value. */
const MAX_AROUND = 40;

/** Whether the code that a sink runs is what it got, and not a program of the script's own with values in it. */
export function runsWhatItGot({ details }: Sink): boolean {
	return (details.text ?? []).every((text) => text.length <= MAX_AROUND);
}

/** Whether the sink runs, or inserts, a text of the script's own in which values are filled in. */
export function fillsIn({ details }: Sink): boolean {
	const around = details.around ?? [];
	return around.length > 0 && around.every((text) => text.length > MAX_AROUND);
}

/** The sink acts on an element that the script created. */
export function onOwnElement({ details }: Sink): boolean {
	return details.own?.includes("true") ?? false;
}

/** Only page changes and actions count: a request or frame of an own element still reaches others. */
export function staysOwn(sink: Sink): boolean {
	return (sink.kind === "change-page" || sink.kind === "act-on-page") && onOwnElement(sink);
}

/** The answer to a prompt, or to a field, of the script's own. */
export function isOwnQuestion({ what }: Origin): boolean {
	return what === "prompt" || what.startsWith("a field of the script's own");
}

const SHOWS: ReadonlySet<SinkKind> = new Set(["ask-visitor", "write-html", "show-text"]);

/** All text that the script shows: markup, dialogs, texts of its own elements. */
export function shownTexts({ sinks }: Trace): string {
	return sinks.flatMap((sink) => (SHOWS.has(sink.kind) ? [textOf(sink)] : [])).join("\n");
}

import { randomBytes } from "node:crypto";
import type { Secret, SecretKind } from "./secret.ts";
import { hasShape } from "./sign-shapes.ts";

const PLANTED = {
	sessionCookie: ["cookie", "a session cookie"],
	authCookie: ["cookie", "a sign-in cookie"],
	xsrfCookie: ["cookie", "a cookie against forged requests"],
	httpOnlyCookie: ["http-only-cookie", "a cookie that scripts must not see"],
	localToken: ["token", "a token in localStorage"],
	localJwt: ["token", "a sign-in token in localStorage"],
	localUser: ["storage", "what the site keeps in localStorage"],
	sessionToken: ["token", "a token in sessionStorage"],
	sessionCart: ["storage", "what the site keeps in sessionStorage"],
	database: ["storage", "the site's database in the browser"],
	csrfMeta: ["token", "the page's token against forged requests"],
	csrfField: ["token", "a hidden token in a form"],
	pageGlobal: ["token", "a token in a variable of the page"],
	fragmentToken: ["token", "a token in the address of the page"],
	requestToken: ["token", "the token that the page sends with its own requests"],
	apiKey: ["token", "a key that the site's server had answered"],
	password: ["password", "the password typed into the login form"],
	newPassword: ["password", "a password typed into the form for new accounts"],
	username: ["form", "the name typed into the login form"],
	cardHolder: ["form", "the name on the card"],
	hiddenField: ["form", "a hidden field of a form"],
	searchText: ["typed", "what was typed into the search field"],
	editorText: ["typed", "what was typed into an editor"],
	messageText: ["typed", "a message while it was typed"],
	article: ["page", "text of the page"],
	title: ["page", "the title of the page"],
	mail: ["page", "a private message on the page"],
	account: ["page", "an account number on the page"],
	attribute: ["page", "data of the page"],
	addressPath: ["address", "the address of the page"],
	addressQuery: ["address", "the address of the page"],
	selection: ["selection", "the selected text"],
	copied: ["copied", "the text that was copied"],
	clipboard: ["clipboard", "what lay in the clipboard"],
	recording: ["media", "a recording of camera, microphone or screen"],
	requestBody: ["request", "what the page sends to its own server"],
	siteAnswer: ["site-answer", "what the site's server answers"],
	socketText: ["request", "what the page and its server say over a WebSocket"],
	windowMessage: ["message", "a message between windows"],
	ownField: ["own-field", "what was typed into a field of the script"],
	ownPassword: ["password", "the password that the script asked for"],
} as const satisfies Readonly<Record<string, readonly [SecretKind, string]>>;

type PlantedName = keyof typeof PLANTED;
export type Secrets = Readonly<Record<PlantedName | "cardNumber" | "walletPhrase" | "latitude" | "longitude", Secret>>;

/** Creates random secrets for one run. Their high entropy proves that a match elsewhere originates from this page. */
export function makeSecrets(): Secrets {
	const named = Object.entries(PLANTED).map(([name, [kind, place]]) => [name, { kind, place, value: secretText() }]);
	return {
		...(Object.fromEntries(named) as Readonly<Record<PlantedName, Secret>>),
		cardNumber: { kind: "card", place: "the card number", value: cardNumber() },
		walletPhrase: { kind: "wallet-phrase", place: "the words of a wallet", value: phrase() },
		latitude: { kind: "geolocation", place: "where the visitor is", value: `47.${digits(7)}` },
		longitude: { kind: "geolocation", place: "where the visitor is", value: `8.${digits(7)}` },
	};
}

/** Creates a marker whose pattern of repeated characters is recognizable in any substituted alphabet. */
function secretText(): string {
	const made = marker();
	return hasShape(made) ? made : secretText();
}

/** Creates a random text of lower-case letters and digits: valid in host names and typed without Shift. Starts with a letter. */
export function marker(): string {
	const letters = "abcdefghijklmnopqrstuvwxyz";
	const signs = `${letters}0123456789`;
	const bytes = [...randomBytes(22)];
	return bytes.map((byte, at) => (at === 0 ? letters[byte % 26] : signs[byte % 36])).join("");
}

/** Random digits without zeros, which a number would lose at its start or end. */
function digits(length: number): string {
	return [...randomBytes(length)].map((byte) => String((byte % 9) + 1)).join("");
}

/** Creates a 16-digit card number with a valid check digit (Luhn algorithm). */
function cardNumber(): string {
	const start = `4${digits(14)}`;
	const sum = [...start].reduce((all, digit, at) => {
		const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
		return all + (doubled > 9 ? doubled - 9 : doubled);
	}, 0);
	return `${start}${(10 - (sum % 10)) % 10}`;
}

/** Creates 12 random words in the form of a wallet's recovery phrase. */
function phrase(): string {
	return Array.from({ length: 12 }, () => marker().replace(/\d/g, "o").slice(0, 7)).join(" ");
}

import type { SecretKind } from "../secrets/secret.ts";

export interface Circumstances {
	/** The visitor triggered it through the script's button or menu command, or by starting the bookmarklet. */
	readonly asked: boolean;
	/** It was sent before any action of the visitor. */
	readonly silent: boolean;
	/** The host is named by `@connect` or by a question that the visitor agreed to, or belongs to a site of the `@match` lines. */
	readonly declared: boolean;
	/** The host is the visitor's own computer or in her network, by its name or address. */
	readonly local: boolean;
	/** A page is opened, so the visitor sees the destination. */
	readonly visible: boolean;
	/** The response was never read, so the request only served its recipient. */
	readonly responseIgnored: boolean;
	/** The script runs automatically on many unrelated sites. */
	readonly everywhere: boolean;
	/** It was in a request body, which has room for the complete data. */
	readonly whole: boolean;
}

/** What somebody may have a reason to send. */
type PersonalKind = Exclude<
	SecretKind,
	"cookie" | "http-only-cookie" | "token" | "password" | "card" | "wallet-phrase"
>;

/**
 * Whether sending a secret under these circumstances is harmful. Follows the rules of the static analyzer
 * (`flows/grade-leak.ts`), but reports only the cases that the analyzer rates most severe; doubtful cases are not evidence.
 */
export function isHarm(kind: SecretKind, circumstances: Circumstances): boolean {
	const { declared, local } = circumstances;
	switch (kind) {
		case "cookie":
		case "http-only-cookie":
		case "token":
		case "password":
		case "card":
		case "wallet-phrase":
			return true;
		default:
			// Nobody else gets what goes to a program of the visitor's own that the script names.
			return !(local && declared) && isHarmAway(kind, circumstances);
	}
}

function isHarmAway(kind: PersonalKind, circumstances: Circumstances): boolean {
	const { asked, silent, declared, visible, responseIgnored, everywhere, whole } = circumstances;
	const hidden = asked && !declared && !visible && responseIgnored;
	switch (kind) {
		case "storage":
		case "form":
		case "typed":
		case "request":
		case "media":
			return !(asked && declared);
		case "site-answer":
			return !asked;
		case "clipboard":
			return asked ? hidden : !declared || (silent && whole);
		case "message":
		case "geolocation":
			return asked ? hidden : !declared;
		case "copied":
			return !asked && (everywhere || !declared);
		case "selection":
			return !asked && !declared && everywhere;
		case "page":
			return asked ? hidden && whole : everywhere || (whole && (silent || !declared));
		case "address":
			return !asked && everywhere && !visible;
		case "own-field":
			return false;
	}
}

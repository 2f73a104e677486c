import type { SecretKind } from "../secrets/secret.ts";

export interface Circumstances {
	/** The visitor used the script for this: its button, its menu command, the bookmarklet itself. */
	readonly asked: boolean;
	/** Nobody had done anything yet. */
	readonly silent: boolean;
	/** Named by `@connect`, or a site of its own `@match` lines. */
	readonly declared: boolean;
	/** A page is opened, so the visitor sees where it goes. */
	readonly visible: boolean;
	/** Nobody has looked at the answer: it was sent for the sake of whoever got it. */
	readonly unheard: boolean;
	/** The script runs by itself on many unrelated sites. */
	readonly everywhere: boolean;
	/** In the body of a request, where there is room for all of it. */
	readonly whole: boolean;
}

/**
 * Whether it is proof of harm that a secret left under these circumstances. The same lines as the static analyser draws
 * (`flows/grade-leak.ts`), only its gravest: what is doubtful there is no evidence here.
 */
export function isHarm(kind: SecretKind, circumstances: Circumstances): boolean {
	const { asked, silent, declared, visible, unheard, everywhere, whole } = circumstances;
	const behindTheBack = asked && !declared && !visible && unheard;
	switch (kind) {
		case "cookie":
		case "http-only-cookie":
		case "token":
		case "password":
		case "card":
		case "wallet-phrase":
			return true;
		case "storage":
		case "form":
		case "typed":
		case "request":
		case "media":
			return !(asked && declared);
		case "site-answer":
			return !asked;
		case "clipboard":
			return asked ? behindTheBack : !declared || (silent && whole);
		case "message":
		case "geolocation":
			return asked ? behindTheBack : !declared;
		case "copied":
			return !asked && (everywhere || !declared);
		case "selection":
			return !asked && !declared && everywhere;
		case "page":
			return asked ? behindTheBack && whole : everywhere || (whole && (silent || !declared));
		case "address":
			return !asked && everywhere && !visible;
		case "own-field":
			return false;
	}
}

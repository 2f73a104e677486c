import type { SecretKind } from "../secrets/secret.ts";

export interface Circumstances {
	/** The visitor used the script for this: its button, its menu command, the bookmarklet itself. */
	readonly asked: boolean;
	/** Named by `@connect`, or a site of its own `@match` lines. */
	readonly declared: boolean;
	/** A page is opened, so the visitor sees where it goes. */
	readonly visible: boolean;
	/** The script runs by itself on many unrelated sites. */
	readonly everywhere: boolean;
	/** In the body of a request, where there is room for all of it. */
	readonly whole: boolean;
}

/**
 * Whether it is proof of harm that a secret left under these circumstances. The same lines as the static analyser draws
 * (`flows/grade-leak.ts`), only its gravest: what is doubtful there is no evidence here.
 */
export function isHarm(kind: SecretKind, { asked, declared, visible, everywhere, whole }: Circumstances): boolean {
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
			return !(asked && declared);
		case "site-answer":
			return !asked;
		case "message":
		case "geolocation":
		case "clipboard":
			return !asked && !declared;
		case "selection":
			return !asked && !declared && everywhere;
		case "page":
			return !asked && (everywhere || (whole && !declared));
		case "address":
			return !asked && everywhere && !visible;
		case "own-field":
			return false;
	}
}

/** What kind of data a planted secret stands for; the names of the static analyser's origins where there is one. */
export type SecretKind =
	| "cookie"
	| "http-only-cookie"
	| "token"
	| "storage"
	| "password"
	| "card"
	| "typed"
	| "form"
	| "page"
	| "address"
	| "selection"
	/** Selected to be copied, and not looked at by a mouse. */
	| "copied"
	/** What camera, microphone or screen recorded. */
	| "media"
	| "clipboard"
	| "request"
	| "site-answer"
	| "message"
	| "geolocation"
	| "wallet-phrase"
	/** Typed into a field or a question of the script's own: only a secret where it asks for a password. */
	| "own-field";

export interface Secret {
	readonly kind: SecretKind;
	/** Where it lay, for the reader: "a session cookie". */
	readonly place: string;
	readonly value: string;
}

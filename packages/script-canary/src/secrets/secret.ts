/** Kind of data that a planted secret represents. Uses the names of the static analyzer's origins where they exist. */
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
	/** Text selected by keyboard in order to copy it. */
	| "copied"
	/** A recording of camera, microphone or screen. */
	| "media"
	| "clipboard"
	| "request"
	| "site-answer"
	| "message"
	| "geolocation"
	| "wallet-phrase"
	/** Text typed into a field or prompt of the script itself. Not confidential; passwords have their own kind. */
	| "own-field";

export interface Secret {
	readonly kind: SecretKind;
	/** Description of its place for readers, as "a session cookie". */
	readonly place: string;
	readonly value: string;
}

import { readAddress } from "./web-address.ts";

/** What a `@connect` line names. `invalid`: no host, so it allows nothing. */
export type ConnectHost =
	| { readonly kind: "every" | "self" | "invalid" }
	| {
			readonly kind: "host";
			/** Lower case, in punycode, without port and leading wildcard. */
			readonly host: string;
			/** Another host than the text says: credentials, backslashes, other ways to write an address. */
			readonly isMisleading: boolean;
	  };

/**
 * Reads a `@connect` value by the URL standard. Authors write hosts (`example.com`, `*.example.com`, `example.com:8080`) and,
 * against the manuals, whole addresses.
 *
 * @param written the value of the line
 * @returns what it names; a host includes its subdomains
 * @see https://www.tampermonkey.net/documentation.php#meta:connect
 */
export function readConnectHost(written: string): ConnectHost {
	const value = written.trim().toLowerCase();
	if (value === "self") return { kind: "self" };
	const text = value.replace(/^[a-z*]+:\/\//, "");
	if (/^\*(?:\.\*)*(?:[:/]|$)/.test(text)) return { kind: "every" };
	const named = text.replace(/^\*?\./, "");
	const address = readAddress(`http://${named}`);
	if (address === null || address.hostname === "") return { kind: "invalid" };
	const host = address.hostname.replace(/\.$/, "");
	const [authority = ""] = named.split("/");
	return {
		kind: "host",
		host,
		isMisleading: address.hasCredentials || authority.replace(/:\d*$/, "").replace(/\.$/, "") !== host,
	};
}

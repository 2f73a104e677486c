import { readAddress } from "@scriptorium/userscript/web-address";
import { registrableDomain } from "../engine/site.ts";
import { leakRule } from "./leak-rule.ts";

/** Sign-in libraries write the address of the service into the key of storage: `oidc.user:https://auth.shop.example`. */
function isOfSameDomain(what: string, host: string): boolean {
	const [, key = ""] = /storage "([^"]*)/i.exec(what) ?? [];
	const start = key.search(/https:/i);
	const issuer = start < 0 ? "" : (readAddress(key.slice(start))?.hostname ?? "");
	return issuer !== "" && registrableDomain(issuer) === registrableDomain(host);
}

export const tokenExfiltration = leakRule({
	id: "token-exfiltration",
	title: "Access keys sent away",
	catches: "Session and security tokens or API keys of the site sent to another server.",
	severity: "critical",
	advice:
		"Anyone with the key can act as you. Do not install the script; as its author, keep tokens on the site they belong to.",
	kinds: ["token"],
	data: "A key that identifies you to the site is",
	regrade: ({ carried: { origin }, destination: { host } }, severity) =>
		host !== null && isOfSameDomain(origin.what, host) ? "low" : severity,
});

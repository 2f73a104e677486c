/** Where the confirmation page gets the script from: a web address, or a text that the user added here. */
export type InstallSource =
	| { readonly kind: "address"; readonly url: string }
	| { readonly kind: "proposal"; readonly proposalId: string };

/**
 * Reads the address of the confirmation page: `?url=` (encoded), `?proposal=`, or, after the browser's redirect, the script's address as
 * it is in the fragment.
 */
export function readInstallSource({ search, hash }: { readonly search: string; readonly hash: string }): InstallSource {
	const query = new URLSearchParams(search);
	const proposalId = query.get("proposal");
	if (proposalId !== null) return { kind: "proposal", proposalId };
	return { kind: "address", url: query.get("url") ?? hash.slice(1) };
}

/** Whether an address is that of a userscript on this computer. */
export function isLocalScript(url: string): boolean {
	return URL.canParse(url) && new URL(url).protocol === "file:" && url.endsWith(".user.js");
}

import { isRelativeAddress, readAddress } from "@scriptorium/userscript/web-address";
import { type Pinning, pinningOf } from "../flows/pinned-address.ts";
import { isDisposableHost } from "../flows/script-hosts.ts";
import { type MetadataPlace, metadataLines } from "../source/metadata-lines.ts";
import { at, type Rule } from "./rule.ts";

/** Who publishes under an address of a public store: the first part of the path. */
const ACCOUNT_FIRST =
	/^(?:(?:raw\.githubusercontent|github|raw\.github|rawgit|cdn\.rawgit|raw\.githack|rawcdn\.githack|gist\.githubusercontent|gist\.github|gitlab)\.com|(?:codeberg|bitbucket)\.org)$/;
const ACCOUNT_SECOND = /^(?:cdn\.jsdelivr\.net|cdn\.statically\.io)$/;

const OWN_PLACES: ReadonlySet<string> = new Set(["namespace", "homepage", "support", "downloadurl", "updateurl"]);

/** The account under which the script's author publishes it, by its update address first. */
function publishersOf(lines: readonly MetadataPlace[]): ReadonlySet<string> {
	const accounts = lines.flatMap(({ key, value }) => (OWN_PLACES.has(key) ? accountOf(value) : []));
	return new Set(accounts);
}

function accountOf(address: string): readonly string[] {
	const url = readAddress(address);
	if (url === null) return [];
	const [, first, second] = url.path.split("/");
	const ofPages = /^([\w-]+)\.github\.io$/.exec(url.hostname)?.[1];
	const name = ACCOUNT_FIRST.test(url.hostname)
		? first
		: ACCOUNT_SECOND.test(url.hostname) && first === "gh"
			? second
			: ofPages;
	return name ? [name.toLowerCase()] : [];
}

const WHY: Readonly<Record<Exclude<Pinning, "pinned"> | "relative" | "own", string>> = {
	range: "the address names no exact version, so the newest release of a public package is delivered",
	loose: "the address names no exact version, so other code may be delivered from one day to the next",
	"unknown-host": "whoever owns that server can change the code at any time, and nothing would notice",
	"insecure-store": "the connection is not protected when a script manager fetches it from the public store",
	insecure: "the connection is not protected, so anybody on the way can put in other code",
	relative: "it lies beside the script itself, and can change when the script does",
	own: "the author of the script can change it at any time, as the script itself by an update",
	"local-file": "it is a file on the author's own computer, which you do not have",
	inline: "the code is hidden in the address, where it was not checked",
};

export const unpinnedRequire: Rule = {
	id: "unpinned-require",
	title: "Unpinned library",
	catches: "Libraries loaded by @require without https, an exact version or a checksum.",
	severity: "medium",
	advice: "Give each @require an https address with an exact version on a public store, or add a checksum (#sha256=…).",
	check: ({ source, reach }) => {
		const lines = metadataLines(source);
		const own = publishersOf(lines);
		return lines.flatMap(({ key, value, offset }) => {
			if (key !== "require" || source.inlineLibraries.has(value)) return [];
			const pinning = isRelativeAddress(value) ? "relative" : (pinningOf(value) ?? "unknown-host");
			if (pinning === "pinned") return [];
			const why = pinning === "loose" && accountOf(value).some((name) => own.has(name)) ? "own" : pinning;
			const isMild =
				(MILD.has(why) && !isDisposableHost(readAddress(value)?.hostname ?? "")) ||
				(why === "insecure-store" && !reach.everywhere);
			return [at(offset, isMild ? "low" : "medium", `Loads a library from ${shorten(value)}: ${WHY[why]}.`)];
		});
	},
};

/**
 * That somebody may change it is access, which is no warning (decision 101): what the code does is rated with the script, or the rule
 * `unchecked-library` says that it was not. Nobody keeps libraries at a place that does not last.
 */
const MILD: ReadonlySet<string> = new Set(["relative", "range", "loose", "own", "local-file", "unknown-host"]);

function shorten(address: string): string {
	return address.length > 100 ? `${address.slice(0, 99)}…` : address;
}

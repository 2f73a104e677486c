import type { Carried, Destination, Sink } from "@scriptorium/script-analyzer/trace/trace";

/**
 * Finds requests whose address comes from the page. An unchanged link or image address of the page is permitted. An address with data
 * added to it, or one that was read from the page's text, is not: whoever can write into the page would receive the data.
 * @param sinks of the code
 * @returns sentences for the model that repairs it, each once
 */
export function sentToThePagesAddress(sinks: readonly Sink[]): string[] {
	return [...new Set(sinks.flatMap((sink) => problemOf(sink) ?? []))];
}

/** Whether plain text of the page becomes markup, or in a rewritten program a style. */
export const putsTextIntoMarkup = (sinks: readonly Sink[]): boolean =>
	sinks.some(({ kind, carried }) => kind === "write-html" && carried.some(isPlainText));

/** Hosts to which windows send messages; the rating does not count them as contacted. */
export const messagedHosts = (sinks: readonly Sink[]): string[] =>
	sinks.flatMap(({ kind, destinations }) =>
		kind === "post-message"
			? destinations.flatMap(({ kind: to, host }) => (to === "third-party" && host !== null ? [host] : []))
			: [],
	);

function problemOf({ kind, api, destinations, carried }: Sink): string | null {
	if (kind === "write-html" && carried.some(isPlainText)) {
		return `It inserts text of the page as markup by ${api}. Use textContent, or make the elements.`;
	}
	// The part after the question mark changes no host.
	if (api === "location.search") return null;
	const sends = carried.length > 0;
	if (
		kind === "post-message" &&
		sends &&
		destinations.some(({ kind: to }) => to !== "third-party" && to !== "same-site")
	) {
		return "It sends data by postMessage to whoever is in a window.";
	}
	if (destinations.some(({ kind: to }) => to === "page-given") && (sends || kind === "weaken")) {
		return `It sends data by ${api} to an address that the page gives. A link of the page may only be used as it stands.`;
	}
	if (destinations.some(isHalfKnown) && carried.some(decidesPath)) {
		return `It begins an address for ${api} with text of the page, which can name another site. Begin it with a fixed path.`;
	}
	return null;
}

/** Plain text of the page that becomes markup may be markup that somebody wrote as a text. */
const isPlainText = ({ role, origin: { kind, what } }: Carried): boolean =>
	role === "html" &&
	((kind === "page" && (what.endsWith("textContent") || what.endsWith("innerText"))) || what === "document.title");

/** The analyzer writes `…` for what is not known: "/…" may be "//other.example", and the own origin before text "shop.example.other.example". */
const isHalfKnown = ({ kind, host, address }: Destination): boolean => {
	if (kind !== "same-site" || host !== null || address === null) return false;
	const [first = "", second = ""] = address;
	return first === "…" ? second !== "/" : (first === "/" || first === "\\") && second === "…";
};

const decidesPath = ({ role, origin: { kind, what } }: Carried): boolean =>
	(role === "url" || role === "target") && !(kind === "address" && what.startsWith("location"));

import type { Severity } from "../analysis-result.ts";
import { type Pinning, pinningOf } from "../flows/pinned-address.ts";
import { whose } from "../flows/whose.ts";
import type { Carried, Destination, Effect, OriginKind } from "../trace/trace.ts";
import { at, type Finding, type Rule, type Subject } from "./rule.ts";

/** Who decides what is run, when it is data that is run as code. */
const RUN: Partial<Readonly<Record<OriginKind, readonly [severity: Severity, who: string]>>> = {
	remote: ["critical", "what another server answers"],
	message: ["high", "what other windows send"],
	address: ["high", "what stands in the address of the page"],
	request: ["medium", "what it catches from the site's traffic"],
	page: ["medium", "text of the page"],
	clipboard: ["medium", "the content of the clipboard"],
	"site-answer": ["low", "an answer of the site itself"],
	selection: ["low", "marked text"],
	answer: ["low", "what you type in for it"],
};

const LOAD: Readonly<Record<Pinning, readonly [severity: Severity, why: string]>> = {
	pinned: ["low", "a public library in an exact version"],
	loose: ["medium", "a public library without an exact version"],
	"unknown-host": ["high", "whoever owns that server decides what it does"],
	insecure: ["high", "over an unprotected connection"],
	inline: ["low", "written into the address"],
};

export const remoteCode: Rule = {
	id: "remote-code",
	title: "Runs code from elsewhere",
	catches:
		"Code that other servers, windows or addresses decide about: fetched and run, or loaded by a script element, import or worker.",
	severity: "critical",
	advice: "Write the code into the script, or load it by @require in an exact version with a checksum.",
	check: (subject) =>
		subject.trace.effects.flatMap((effect) => {
			if (effect.kind !== "run-code" && effect.kind !== "load-code") return [];
			const run = effect.carried.filter(({ role }) => role === "code").flatMap((carried) => judgeData(effect, carried));
			if (effect.kind === "run-code") return run;
			return [...run, ...effect.destinations.flatMap((destination) => judgeAddress(effect, destination, subject))];
		}),
};

function judgeData({ offset, api }: Effect, { origin, steps }: Carried): Finding[] {
	const [severity, who] = RUN[origin.kind] ?? [];
	// A function found in an answer is one of the answer's own methods.
	if (!severity || !who || api === "call") return [];
	return [{ severity, offset, steps, description: `Runs ${who} (${origin.what}) as code, by ${api}.` }];
}

function judgeAddress(effect: Effect, destination: Destination, { reach }: Subject): Finding[] {
	const { offset, api } = effect;
	const owner = whose(destination, reach);
	const steered = effect.carried.find(
		({ role, origin }) =>
			(role === "url" || role === "target") && (origin.kind === "remote" || origin.kind === "message"),
	);
	if (owner === "own" || owner === "local") return [];
	if (owner === "unknown" || owner === "page-given") {
		const severity = steered ? "high" : "medium";
		return [at(offset, severity, `Loads code by ${api} from a place that cannot be told from the script.`)];
	}
	const [severity, why] = LOAD[protect(effect, destination)];
	const what = `Loads code from ${destination.host ?? "another server"} by ${api}: ${why}.`;
	return [at(offset, owner === "sibling" && severity === "high" ? "medium" : severity, what)];
}

function protect({ details }: Effect, { address }: Destination): Pinning {
	if (details.integrity?.some((hash) => /^sha(?:256|384|512)-/.test(hash))) return "pinned";
	return pinningOf(address?.startsWith("//") ? `https:${address}` : (address ?? "")) ?? "unknown-host";
}

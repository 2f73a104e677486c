import { parsePageUrl } from "@scriptorium/userscript/page-url";
import type { AnyNode } from "acorn";
import { isMiningConstructor, isMiningHost } from "../mining/known-miners.ts";
import { miningLanguage } from "../mining/mining-words.ts";
import { metadataLines } from "../source/metadata-lines.ts";
import { nodesOf } from "../source/nodes-of.ts";
import type { Effect } from "../trace/trace.ts";
import { at, type Finding, type Rule, type Subject } from "./rule.ts";

const CONNECTED = "Works for a cryptocurrency miner on your computer: it connects to";

export const miner: Rule = {
	id: "miner",
	title: "Cryptocurrency miner",
	catches: "Mining libraries and pools, and work loops that hash for somebody else.",
	severity: "critical",
	advice: "Do not install the script: it spends your electricity for somebody else.",
	check: (subject) => {
		const known = [...knownHosts(subject), ...knownConstructors(subject)];
		return known.length > 0 ? known : worksForPool(subject);
	},
};

function knownHosts({ source, trace }: Subject): Finding[] {
	const lines = metadataLines(source).flatMap(({ key, value, offset }) => {
		const host = key === "require" ? parsePageUrl(value)?.host : undefined;
		return host && isMiningHost(host) ? [at(offset, "critical", `${CONNECTED} ${host}.`)] : [];
	});
	const effects = trace.effects.flatMap(({ destinations, offset, details }) => {
		const host = destinations
			.map((destination) => destination.host)
			.find((name) => name !== null && isMiningHost(name.replace(/^\./, "")));
		if (host) return [at(offset, "critical", `${CONNECTED} ${host}.`)];
		const stratum =
			destinations.some(({ scheme }) => scheme?.startsWith("stratum")) ||
			/\bstratum\+\w+:/.test(Object.values(details).flat().join());
		return stratum ? [at(offset, "critical", `${CONNECTED} a mining pool.`)] : [];
	});
	return [...lines, ...effects];
}

function knownConstructors({ source }: Subject): Finding[] {
	return nodesOf(source.program).flatMap((node) => {
		if (node.type !== "NewExpression" && node.type !== "CallExpression") return [];
		const { callee } = node;
		if (callee.type !== "MemberExpression" || callee.computed || callee.property.type !== "Identifier") return [];
		const object = nameOf(callee.object);
		if (!isMiningConstructor(object, callee.property.name)) return [];
		return [at(node.start, "critical", `Starts the cryptocurrency miner ${object} on your computer.`)];
	});
}

/** The last name of `CoinHive` or `window.CoinHive`. */
function nameOf(node: AnyNode): string {
	if (node.type === "Identifier") return node.name;
	return node.type === "MemberExpression" && !node.computed ? nameOf(node.property) : "";
}

/** Work that comes from a server, is hashed in a loop or a worker, and goes back: a miner by any name. */
function worksForPool({ source, trace }: Subject): Finding[] {
	const link = trace.effects.find(isAway);
	if (!link) return [];
	const labour =
		trace.effects.find(({ kind, api }) => (kind === "load-code" || kind === "run-code") && /worker/i.test(api)) ??
		trace.effects.find(({ repeated, kind }) => repeated && kind === "request");
	if (!labour && !/\b(?:WebAssembly|Worker)\b/.test(source.text)) return [];
	const words = new Set<string>();
	for (const node of nodesOf(source.program)) {
		if (node.type === "Identifier") words.add(node.name);
		else if (node.type === "Literal" && typeof node.value === "string") words.add(node.value);
		else if (node.type === "TemplateElement") words.add(node.value.raw);
	}
	const language = miningLanguage(words);
	if (language === "none") return [];
	const what = "Lets your computer calculate hashes for somebody else, as a cryptocurrency miner does.";
	return [at((labour ?? link).offset, language === "certain" ? "critical" : "high", what)];
}

function isAway({ kind, destinations }: Effect): boolean {
	return (
		kind !== "post-message" &&
		destinations.some((destination) => destination.kind === "third-party" || destination.kind === "unresolved")
	);
}

import { parsePageUrl } from "@scriptorium/userscript/page-url";
import { isMiningConstructor, isMiningHost } from "../mining/known-miners.ts";
import { miningLanguage } from "../mining/mining-words.ts";
import { metadataLines } from "../source/metadata-lines.ts";
import { walk } from "../source/walk.ts";
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
	const found: Finding[] = [];
	walk(source.program, (node) => {
		if (node.type !== "NewExpression" && node.type !== "CallExpression") return;
		const { callee } = node;
		if (callee.type !== "MemberExpression" || callee.computed || callee.property.type !== "Identifier") return;
		const object =
			callee.object.type === "Identifier"
				? callee.object.name
				: callee.object.type === "MemberExpression" && callee.object.property.type === "Identifier"
					? callee.object.property.name
					: "";
		if (!isMiningConstructor(object, callee.property.name)) return;
		found.push(at(node.start, "critical", `Starts the cryptocurrency miner ${object} on your computer.`));
	});
	return found;
}

/** Work that comes from a server, is hashed in a loop or a worker, and goes back: a miner by any name. */
function worksForPool({ source, trace }: Subject): Finding[] {
	const link = trace.effects.find(isAway);
	const labour =
		trace.effects.find(({ kind, api }) => (kind === "load-code" || kind === "run-code") && /worker/i.test(api)) ??
		trace.effects.find(({ repeated, kind }) => repeated && kind === "request");
	const names = new Set<string>();
	let wasm = false;
	walk(source.program, (node) => {
		if (node.type === "Identifier") names.add(node.name);
		else if (node.type === "Literal" && typeof node.value === "string") names.add(node.value);
		if (node.type === "Identifier" && node.name === "WebAssembly") wasm = true;
	});
	if (!link || (!labour && !wasm)) return [];
	const language = miningLanguage(names);
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

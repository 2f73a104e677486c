import { readAddress } from "@scriptorium/userscript/web-address";
import type { AnyNode, Program } from "acorn";
import { hasWalletAddress, textOf } from "../flows/texts.ts";
import { isMiningConstructor, isMiningHost, startsMining } from "../mining/known-miners.ts";
import { handsInShare, miningLanguage, speaksStratum } from "../mining/mining-words.ts";
import { calledName, constantText } from "../source/constant-text.ts";
import { metadataLines } from "../source/metadata-lines.ts";
import { nodesOfType } from "../source/nodes-of.ts";
import type { Sink } from "../trace/trace.ts";
import { at, type Finding, type Rule, type Subject } from "./rule.ts";

const CONNECTED = "Works for a cryptocurrency miner on your computer: it connects to";

export const miner: Rule = {
	id: "miner",
	title: "Cryptocurrency miner",
	catches: "Mining libraries and pools, and loops that compute hashes for someone else.",
	severity: "critical",
	advice: "Do not install the script: it uses your electricity for someone else.",
	check: (subject) => {
		const known = [...knownHosts(subject), ...knownConstructors(subject)];
		return known.length > 0 ? known : worksForPool(subject);
	},
};

function knownHosts({ source, trace }: Subject): Finding[] {
	const lines = metadataLines(source).flatMap(({ key, value, offset }) => {
		const host = key === "require" ? readAddress(value)?.hostname : undefined;
		return host && isMiningHost(host) ? [at(offset, "critical", `${CONNECTED} ${host}.`)] : [];
	});
	const sinks = trace.sinks.flatMap((sink) => {
		const { destinations, offset } = sink;
		const host = destinations
			.map((destination) => destination.host)
			.find((name) => name !== null && isMiningHost(name.replace(/^\./, "")));
		if (host) return [at(offset, "critical", `${CONNECTED} ${host}.`)];
		const stratum =
			destinations.some(({ scheme }) => scheme?.startsWith("stratum")) || /\bstratum\+\w+:/.test(textOf(sink));
		return stratum ? [at(offset, "critical", `${CONNECTED} a mining pool.`)] : [];
	});
	return [...lines, ...sinks];
}

const MINES = /min(?:er|ing)|hasher|hash_?rate|monero|xmr|coin/i;

/** In the script and in the programs that it runs as text; those are reported at the place where they are run. */
function knownConstructors({ source, trace }: Subject): Finding[] {
	const inTexts = trace.textPrograms.flatMap(({ program, offset }) =>
		startsOf(program).map((finding) => ({ ...finding, offset })),
	);
	return [...startsOf(source.program), ...inTexts];
}

function startsOf(program: Program): Finding[] {
	const calls = [...nodesOfType(program, "NewExpression"), ...nodesOfType(program, "CallExpression")];
	return calls.flatMap((node) => {
		const { callee } = node;
		const [payee] = node.arguments;
		if (node.type === "NewExpression" && MINES.test(calledName(callee)) && hasWalletAddress(constantText(payee) ?? ""))
			return [at(node.start, "critical", `Starts the cryptocurrency miner ${calledName(callee)} on your computer.`)];
		if (node.type === "NewExpression" && node.arguments.some(throttles))
			return [at(node.start, "critical", "Starts a cryptocurrency miner on your computer.")];
		if (callee.type !== "MemberExpression" || callee.computed || callee.property.type !== "Identifier") return [];
		if (!startsMining(callee.property.name)) return [];
		const object = calledName(callee.object);
		if (!isMiningConstructor(object)) return [];
		return [at(node.start, "critical", `Starts the cryptocurrency miner ${object} on your computer.`)];
	});
}

/** The settings that every miner for web pages takes: how hard to work, with how many threads, for which coin and pool. */
function throttles(node: AnyNode): boolean {
	if (node.type !== "ObjectExpression") return false;
	const names = node.properties.map((property) =>
		property.type === "Property" && property.key.type === "Identifier" ? property.key.name : "",
	);
	return (
		names.includes("throttle") && names.some((name) => /^(?:threads|coin|pool|autoThreads|forceASMJS)$/.test(name))
	);
}

/** Means of calculating much: workers, compiled code, the graphics card, digests, and constants of hash functions. */
const MEANS =
	/\b(?:WebAssembly|Worker|SharedWorker|subtle|createShaderModule|createComputePipeline|dispatchWorkgroups|transformFeedback|deriveBits)\b|\b(?:0x6a09e667|1779033703|0x428a2f98|1116352408|0x243f6a88|0x67452301|1732584193|0x8000000080008008)\b|>>>\s*\(?\s*32/i;

/** Without digests: those sign requests as well. */
const HEAVY =
	/\b(?:WebAssembly|Worker|SharedWorker|createShaderModule|createComputePipeline|dispatchWorkgroups|transformFeedback)\b/;

/** Work that comes from a server, is hashed in a loop or a worker, and goes back: a miner by any name. */
function worksForPool({ source, trace, reach }: Subject): Finding[] {
	const links = trace.sinks.filter(isAway);
	const link = links.find(({ api }) => !/^(?:img|Image|picture|style|link|video|audio)/.test(api));
	if (!link) return [];
	const what = "Makes your computer compute hashes for someone else, as a cryptocurrency miner does.";
	const stratum = links.find(({ details }) => speaksStratum((details.body ?? []).join("\n")));
	if (stratum) return [at(stratum.offset, "critical", what)];
	const labour =
		trace.sinks.find(({ kind, api }) => (kind === "load-code" || kind === "run-code") && /worker/i.test(api)) ??
		trace.sinks.find(({ repeated, kind }) => repeated && kind === "request");
	if (!labour && !MEANS.test(source.text)) return [];
	const words = new Set<string>();
	for (const { details } of trace.sinks)
		for (const text of [...(details.text ?? []), ...(details.body ?? [])]) words.add(text);
	for (const program of [source.program, ...trace.textPrograms.map((text) => text.program)]) {
		for (const { name } of nodesOfType(program, "Identifier")) words.add(name);
		for (const { value } of nodesOfType(program, "Literal")) if (typeof value === "string") words.add(value);
		for (const { value } of nodesOfType(program, "TemplateElement")) words.add(value.raw);
	}
	const language = miningLanguage(words);
	if (language === "none" || (language === "possible" && (reach.isLong || !HEAVY.test(source.text)))) return [];
	const pays = links.some(({ api, details }) => /socket/i.test(api) && handsInShare((details.body ?? []).join("\n")));
	const isCertain = language === "certain" || (language === "likely" && pays);
	const severity = isCertain ? "critical" : pays ? "high" : "medium";
	// Long programs have such words by the way.
	if (severity === "medium" && reach.isLong) return [];
	const told =
		severity === "medium"
			? "Has the words and the means of a cryptocurrency miner and talks to a server; whether it works for one is not known."
			: what;
	return [at((labour ?? link).offset, severity, told)];
}

function isAway({ kind, destinations }: Sink): boolean {
	return (
		kind !== "post-message" &&
		destinations.some((destination) => destination.kind === "third-party" || destination.kind === "unresolved")
	);
}

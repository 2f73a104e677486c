import type { AnalysisResult, CapabilityProfile } from "@scriptorium/script-analyzer/analysis-result";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { isOwnSite, registrableDomain } from "@scriptorium/script-analyzer/engine/site";
import type { Sink } from "@scriptorium/script-analyzer/trace/trace";
import type { PageOutline, ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { mentionedGrants } from "@scriptorium/userscript/grants";
import { type MetadataLine, writeMetadata } from "@scriptorium/userscript/write-metadata";
import { type CallExpression, type Node, parse } from "acorn";
import { simple } from "acorn-walk";
import { addressParts } from "./address-parts.ts";
import { nameOfMember } from "./name-of-member.ts";
import { notificationPicture } from "./notification-pictures.ts";
import type { PreviousScript } from "./previous-script.ts";
import { messagedHosts, putsTextIntoMarkup, sentToThePagesAddress } from "./sent-data.ts";
import { hostOfAddress, hostOfPattern } from "./site-host.ts";
import { stylesAsMarkup } from "./style-texts.ts";
import { traceCode } from "./trace-code.ts";

/** Why code cannot be used. `exceeds` needs more than the plan names; `invalid` is not the code that was asked for. */
export interface CodeProblem {
	readonly kind: "exceeds" | "invalid";
	/** A sentence for the model that repairs it, and for the person. */
	readonly message: string;
	/** The host that it contacts although nobody named it. */
	readonly host?: string;
}

/** What may be used beside the plan. */
export interface CodeRights {
	/** The script that is changed. */
	readonly previous?: PreviousScript | null | undefined;
	/** Sites that the person named and chose: match patterns. A bookmarklet's plan has none. */
	readonly sites?: readonly string[] | undefined;
}

/** Methods that take a selector as their first argument. */
const BY_SELECTOR: ReadonlySet<string> = new Set(["querySelector", "querySelectorAll", "matches", "closest"]);
/** Methods that find elements by a part of a selector. */
const BY_PART: ReadonlySet<string> = new Set([
	"getElementById",
	"getElementsByClassName",
	"getElementsByName",
	"evaluate",
]);
/** Every page has these. */
const EVERYWHERE: ReadonlySet<string> = new Set(["html", "head", "body", ":root", ":scope"]);
/** Hosts in an analysis that are no other site. */
const OWN_SITE: ReadonlySet<string> = new Set(["(this site)", "(given by the page)"]);

/**
 * Compares a model's code with the approved plan.
 * @param body the model's code, without metadata
 * @param plan as approved
 * @param outline the page that the person shared
 * @param rights what may be used beside the plan
 * @returns what is wrong; empty when it may be used
 */
export function checkCode(
	body: string,
	plan: ScriptPlan,
	outline: PageOutline | undefined,
	rights: CodeRights = {},
): readonly CodeProblem[] {
	if (/==\/?UserScript==/i.test(body)) return [invalid("The code must not contain a metadata block.")];
	let program: Node;
	try {
		program = parse(body, {
			ecmaVersion: "latest",
			sourceType: "script",
			allowReturnOutsideFunction: true,
			allowAwaitOutsideFunction: true,
		});
	} catch (thrown) {
		return [invalid(`The code does not parse: ${thrown instanceof Error ? thrown.message : String(thrown)}`)];
	}
	const { capabilities, risk_level } = analyzeBody(body, plan, rights.previous);
	const code: CheckedCode = { body, program, capabilities, plan, outline, ...rights };
	return [
		...elementProblems(code),
		...(risk_level === "unrated"
			? [invalid("The code cannot be analyzed. Write it in a simpler way.")]
			: [...planProblems(code), ...hostProblems(code)]),
	];
}

interface CheckedCode extends CodeRights {
	readonly body: string;
	readonly program: Node;
	readonly capabilities: CapabilityProfile;
	readonly plan: ScriptPlan;
	readonly outline: PageOutline | undefined;
}

const invalid = (message: string): CodeProblem => ({ kind: "invalid", message });
const exceeds = (message: string): CodeProblem => ({ kind: "exceeds", message });

/** Stands for the functions that find recorded elements: these are the hub's own and have tests of their own. */
const ELEMENT = "const element = async (number) => document.querySelector(String(number));";

/** Lines of a block that decide what the code means: its sites, its functions and its libraries. */
const ANALYZED_KEYS: ReadonlySet<string> = new Set(["match", "include", "grant", "require"]);

/**
 * Analyzes a model's code with the rights of its plan.
 * @param body the model's code, without metadata
 * @param plan as approved
 * @param previous the script that is changed
 * @returns the analysis, without the functions that find recorded elements
 */
export function analyzeBody(body: string, plan: ScriptPlan, previous?: PreviousScript | null): AnalysisResult {
	return analyzeScript({ code: codeOf(body, plan, previous), kind: plan.kind });
}

function codeOf(body: string, plan: ScriptPlan, previous: PreviousScript | null | undefined): string {
	const code = `(async () => {\n${ELEMENT}\n${body}\n})();`;
	if (plan.kind === "bookmarklet") return code;
	const kept = (previous?.block?.entries ?? []).filter(({ key }) => ANALYZED_KEYS.has(key));
	const metadata = writeMetadata([
		["name", "Checked"],
		...kept.map(({ key, value }): MetadataLine => [key, value]),
		...plan.matches.filter((site) => !previous?.runsOn.includes(site)).map((site): MetadataLine => ["match", site]),
		...plan.grants.map((grant): MetadataLine => ["grant", grant]),
	]);
	return `${metadata}\n${code}`;
}

function planProblems({ body, plan, capabilities, previous }: CheckedCode): CodeProblem[] {
	const granted: readonly string[] = [...plan.grants, ...(previous?.grants ?? [])];
	const problems = [
		...mentionedGrants(body)
			.filter((grant) => grant !== "GM_info" && !granted.includes(grant))
			.map((grant) => `It uses ${grant}, which the plan does not name.`),
		// Libraries of the script that is changed are no work of the model.
		...capabilities.code_loading
			.filter(({ what }) => what !== "@require")
			.map(({ what }) => `It loads or evaluates code by ${what}.`),
		...capabilities.hooks.map(({ what }) => `It replaces ${what}.`),
		...capabilities.cookies.map(({ what }) => `It uses cookies by ${what}.`),
	];
	return [...new Set(problems)].map(exceeds);
}

/**
 * Finds hosts that the code contacts without permission. Permitted are the sites that the person named, chose or shared, the hosts of the
 * approved plan, and the hosts that the script contacted before the change. A host that only the page's text names is not permitted.
 */
function hostProblems({
	program,
	body,
	plan,
	outline,
	capabilities,
	previous,
	sites = [],
}: CheckedCode): CodeProblem[] {
	const sinks = traceCode(codeOf(body, plan, previous), plan.kind);
	const shared = outline === undefined ? null : hostOfAddress(outline.url);
	const own = [...[...plan.matches, ...sites].map(hostOfPattern), shared].flatMap((host) => host ?? []);
	const site = { domains: new Set(own.map(registrableDomain)), connects: [] };
	const named = [...plan.hosts, ...(previous?.contacts ?? [])];
	const isAllowed = (host: string) =>
		isOwnSite(site, host, "") || named.some((name) => host === name || host.endsWith(`.${name}`));
	const isLinkedAsBefore = (host: string) =>
		previous?.links.includes(host) === true && sinks.every((sink) => !leadsTo(sink, host) || isPlainLink(sink));
	const unknown = "It contacts an address whose host cannot be told from the code";
	const parts = addressParts(program);
	const contacted = capabilities.hosts.filter(({ via }) => !via.startsWith("@"));
	const hosts = [
		...contacted.map(({ host, via, declared }) => ({ host, via, declared })),
		...messagedHosts(sinks).map((host) => ({ host, via: "postMessage", declared: false })),
		...parts.hosts.map((host) => ({ host, via: "a part of an address", declared: false })),
	];
	const refused = hosts.flatMap(({ host, via, declared }): CodeProblem[] => {
		if (OWN_SITE.has(host) || declared || isAllowed(host) || isLinkedAsBefore(host)) return [];
		if (host === "(unknown)") return [exceeds(`${unknown}: ${via}.`)];
		return [{ kind: "exceeds", message: `It contacts ${host} by ${via}, which the plan does not name.`, host }];
	});
	const mayNotify = plan.grants.includes("GM_notification") || previous?.grants.includes("GM_notification") === true;
	const picture = mayNotify ? notificationPicture(program) : null;
	const rewritten = stylesAsMarkup(body, program);
	const putsTextIntoStyle =
		rewritten !== null &&
		!putsTextIntoMarkup(sinks) &&
		putsTextIntoMarkup(traceCode(codeOf(rewritten, plan, previous), plan.kind));
	return [
		...new Map(refused.map((problem) => [problem.message, problem])).values(),
		...sentToThePagesAddress(sinks).map(exceeds),
		...parts.computed.map((part) => exceeds(`It computes a part of an address (${part}). Make a new URL instead.`)),
		...(picture === null ? [] : [exceeds(picture)]),
		...(putsTextIntoStyle ? [exceeds("It uses text of the page as a style, which can name any server.")] : []),
	];
}

const leadsTo = ({ destinations }: Sink, wanted: string): boolean => destinations.some(({ host }) => host === wanted);
const isPlainLink = ({ kind, carried }: Sink): boolean =>
	(kind === "navigation" || kind === "change-page") && carried.length === 0;

function elementProblems({ program, plan, outline }: CheckedCode): CodeProblem[] {
	const problems = new Set<string>();
	const known = new Set([
		...EVERYWHERE,
		...(outline?.elements ?? []).flatMap(({ selector, fallbacks }) => [selector, ...fallbacks]),
	]);
	simple(program, {
		CallExpression: ({ callee, arguments: [first] }: CallExpression) => {
			if (callee.type === "Identifier" && callee.name === "element") {
				const number = first?.type === "Literal" ? first.value : null;
				const isPlanned = typeof number === "number" && plan.elements.includes(number);
				if (!isPlanned) problems.add("element() takes the number of an element that the plan names.");
				return;
			}
			if (outline === undefined || callee.type !== "MemberExpression") return;
			const name = nameOfMember(callee);
			if (name !== null && BY_PART.has(name)) problems.add(`Use element(number) instead of ${name}.`);
			if (name === null || !BY_SELECTOR.has(name)) return;
			const selector = first?.type === "Literal" ? first.value : null;
			if (typeof selector !== "string" || !known.has(selector)) {
				problems.add(`Use element(number) instead of ${name} with a selector that the page does not have.`);
			}
		},
	});
	return [...problems].map(invalid);
}

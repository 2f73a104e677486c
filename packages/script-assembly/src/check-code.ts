import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import type { PageOutline, ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { mentionedGrants } from "@scriptorium/userscript/grants";
import { writeMetadata } from "@scriptorium/userscript/write-metadata";
import { type CallExpression, type Node, parse } from "acorn";
import { simple } from "acorn-walk";

/** Why code cannot be used. `exceeds` needs more than the plan names; `invalid` is not the code that was asked for. */
export interface CodeProblem {
	readonly kind: "exceeds" | "invalid";
	/** A sentence for the model that repairs it, and for the person. */
	readonly message: string;
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
 * @returns what is wrong; empty when it may be used
 */
export function checkCode(body: string, plan: ScriptPlan, outline: PageOutline | undefined): readonly CodeProblem[] {
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
	return [...elementProblems(program, plan, outline), ...planProblems(body, plan)];
}

const invalid = (message: string): CodeProblem => ({ kind: "invalid", message });
const exceeds = (message: string): CodeProblem => ({ kind: "exceeds", message });

/** Stands for the functions that find recorded elements: these are the hub's own and have tests of their own. */
const ELEMENT = "const element = async (number) => document.querySelector(String(number));";

/**
 * Analyzes a model's code with the rights of its plan.
 * @param body the model's code, without metadata
 * @param plan as approved
 * @returns the analysis, without the functions that find recorded elements
 */
export function analyzeBody(body: string, plan: ScriptPlan): AnalysisResult {
	const metadata = writeMetadata([
		["name", "Checked"],
		...plan.matches.map((site) => ["match", site] as const),
		...plan.grants.map((grant) => ["grant", grant] as const),
	]);
	const code = `${plan.kind === "userscript" ? `${metadata}\n` : ""}(async () => {\n${ELEMENT}\n${body}\n})();`;
	return analyzeScript({ code, kind: plan.kind });
}

function planProblems(body: string, plan: ScriptPlan): CodeProblem[] {
	const { capabilities, risk_level } = analyzeBody(body, plan);
	if (risk_level === "unrated") return [invalid("The code cannot be analyzed. Write it in a simpler way.")];
	const isPlanned = (host: string) => plan.hosts.some((planned) => host === planned || host.endsWith(`.${planned}`));
	const problems = [
		...mentionedGrants(body)
			.filter((grant) => grant !== "GM_info" && !plan.grants.includes(grant))
			.map((grant) => `It uses ${grant}, which the plan does not name.`),
		...capabilities.hosts
			.filter(({ host }) => !OWN_SITE.has(host) && !isPlanned(host))
			.map(({ host, via }) => `It contacts ${host} by ${via}, which the plan does not name.`),
		...capabilities.code_loading.map(({ what }) => `It loads or evaluates code by ${what}.`),
		...capabilities.hooks.map(({ what }) => `It replaces ${what}.`),
		...capabilities.cookies.map(({ what }) => `It uses cookies by ${what}.`),
	];
	return [...new Set(problems)].map(exceeds);
}

function elementProblems(program: Node, plan: ScriptPlan, outline: PageOutline | undefined): CodeProblem[] {
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
			const name = methodName(callee);
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

function methodName({
	property,
	computed,
}: Extract<CallExpression["callee"], { type: "MemberExpression" }>): string | null {
	if (!computed && property.type === "Identifier") return property.name;
	return property.type === "Literal" && typeof property.value === "string" ? property.value : null;
}

import type { AssistantCapability, AssistantStep } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";

const risks: Readonly<Record<RiskLevel, string>> = {
	green: "Low Risk",
	amber: "Medium Risk",
	red: "High Risk",
	unrated: "Not rated",
};
const capabilities: Readonly<Record<AssistantCapability, string>> = {
	offline: "works offline",
	grants: "uses functions of the script manager",
	hosts: "contacts servers",
	storage: "uses the storage of the page",
	cookies: "uses cookies",
	listeners: "listens to keys, forms, the clipboard or messages",
	code_loading: "loads code",
	hooks: "replaces functions of the page",
	unresolved: "does something that could not be determined",
};
const parts = { text: "the answer", plan: "a plan of the script", code: "the code", flow: "the flow" } as const;
const count = (number: number, one: string, other: string) =>
	`${number.toLocaleString("en-US")} ${number === 1 ? one : other}`;

/** One sentence for each step (spec 03 § 3, `thinking`). */
function stepText(step: AssistantStep): string {
	switch (step.kind) {
		case "searched":
			return `Searched the hub for “${step.query}”: ${count(step.found, "script", "scripts")} found.`;
		case "documentation":
			return `Read “${step.title}” in the documentation.`;
		case "template":
			return `Chose the template “${step.title}”.`;
		case "rated": {
			const can = step.capabilities.map((one) => capabilities[one]).join(", ");
			return `Rated the code: ${risks[step.risk]}${can === "" ? "." : `; it ${can}.`}`;
		}
		case "model":
			return `Asked the model ${step.name} for ${parts[step.part]}.`;
		case "repaired":
			return "Had an unusable answer of the model written again.";
		case "explained":
			return `Looked up the rules of ${count(step.findings, "finding", "findings")}.`;
		case "flow":
			return `Made a flow of ${count(step.steps, "step", "steps")}.`;
	}
}

export const en = {
	signIn: "You must be logged in to use the AI assistant",
	empty: "Write a message first.",
	tooLong: (most: number) => `Write at most ${most.toLocaleString("en-US")} characters.`,
	steps: stepText,
	risks,

	withoutModel:
		"This hub has no AI model. I answer from its templates, its scripts and its documentation, and explain ratings by their rules.",
	wroteScript: (title: string, description: string) => `I chose the template “${title}”. ${description}`,
	madeFlow: (name: string, description: string) =>
		`I chose the flow “${name}”. ${description} Open it in the builder, look at the selectors and values of its steps, and test it.`,
	noTemplate: (words: readonly string[]) =>
		words.length === 0
			? "No template does this."
			: `No template does this: I did not understand ${words.map((word) => `“${word}”`).join(", ")}.`,
	nearest: (titles: readonly string[]) => `The nearest templates are ${titles.map((one) => `“${one}”`).join(", ")}.`,
	noFlow: (names: readonly string[]) =>
		`None of the flows that I know does this. They are ${names.map((one) => `“${one}”`).join(", ")}. In the builder you can also record what you do on a page and convert the recording to a flow.`,
	noChanges:
		"To change a script I need an AI model, and this hub has none. Change the code in the editor; its findings are marked beside the lines while you type. I can write a new script from a template, or explain the rating.",
	found: (total: number) =>
		`The hub has ${count(total, "script", "scripts")} that may do this. The best matches are below.`,
	foundNone: "The hub has no script that matches. Describe it in other words, or ask me to write one.",
	fromDocumentation: (title: string, text: string) => `From “${title}”:\n\n${text}`,
	notInDocumentation: "The documentation does not say anything about this.",

	rated: (title: string, risk: RiskLevel) => `“${title}” is rated ${risks[risk]}.`,
	unratedBecause: (summary: string) => `The check reached no result. ${summary}`,
	noFindings: "The check found nothing to warn of. That is a statement about what was checked, not a guarantee.",
	finding: (number: number, line: number, severity: string, description: string) =>
		`${number}. Line ${line} (${severity}): ${description}`,
	rule: (title: string, why: string, advice: string) => `Rule “${title}”. Why it matters: ${why} What to do: ${advice}`,
	moreFindings: (number: number) => `${count(number, "more finding is", "more findings are")} listed beside the code.`,
	does: (title: string, description: string) => `“${title}”: ${description}`,
	runsOn: (patterns: readonly string[]) => `It runs on ${patterns.join(", ")}.`,
	contacts: (hosts: readonly string[]) => `It contacts ${hosts.join(", ")}.`,
	can: (texts: readonly string[]) => `It ${texts.join(", ")}.`,
	capabilities,
	noScriptOpen: "Open the script whose rating you mean, then ask again.",

	/** Behind the text of a model. */
	codeLeftOut:
		"I left out code that was not checked. Ask me to write it as a script: then it is rated before you see it.",
	noScriptToChange: "Open the script in the editor, or let me write one first: then I can change it.",
	flowProblems: (problems: readonly string[]) =>
		`The builder will ask you to complete it:\n${problems.map((one) => `- ${one}`).join("\n")}`,
	addressLeftOut: "An address was left out, because you did not name its site.",
	modelRefused: "The model declined to answer this. Describe it differently.",
	flowUnusable: "The model made no usable flow. Try again.",
} as const;

import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { knownCategory } from "@scriptorium/hub-data/categories/known-categories";
import { withoutInvisible } from "@scriptorium/redaction/visible-text";
import { allowedPlan, isAllowed, type PersonsChoice, personsMatches } from "@scriptorium/script-assembly/allowed-plan";
import { assembleScript } from "@scriptorium/script-assembly/assemble-script";
import { type CodeProblem, checkCode } from "@scriptorium/script-assembly/check-code";
import { withoutTitles } from "@scriptorium/script-assembly/named-sites";
import { previousScript } from "@scriptorium/script-assembly/previous-script";
import type { GenerateBookmarkletRequest } from "@scriptorium/shared-protocol/hub-edge/generate-bookmarklet";
import type { GeneratedBookmarklet, GenerationEvent } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import type { AskModel, ModelErrorCode } from "../model/ask-model.ts";
import { CODE_INSTRUCTIONS, codeMessage, PLAN_INSTRUCTIONS, planMessage, repairMessage } from "./instructions.ts";
import { createCodeReader, type PlanAnswer, readCodeAnswer, readPlanAnswer } from "./read-answer.ts";
import type { ScriptRequest } from "./script-request.ts";

export type GenerateErrorCode = ModelErrorCode | "exceeds_plan" | "invalid_request";

export interface Generation {
	readonly request: ScriptRequest;
	readonly model: string;
	readonly preferredLanguage: string;
	readonly ask: AskModel;
	readonly signal: AbortSignal;
	onEvent(event: GenerationEvent): void;
	/** Called with the tokens of each question. */
	onTokens(tokens: number): void;
}

interface Generated {
	readonly result: Omit<GeneratedBookmarklet, "quota" | "tokens_used">;
	/** Code of the model without metadata and runtime; empty for a plan. */
	readonly body: string;
}
type Asked<Value> = Promise<Result<Value, GenerateErrorCode>>;

const DEFAULT_TEMPERATURE = 0.2;
const REFUSED = "The model declined to write this. Describe it differently.";

/** Plans a script and writes its code, or only one of both, as the request says. */
export async function generate(generation: Generation): Asked<Generated> {
	const { request, model, onEvent } = generation;
	const choice = choiceOf(request);
	if (request.stage === "code" && request.plan !== undefined) {
		if (!isAllowed(choice, request.plan)) return fail("exceeds_plan", EXCEEDS, "The plan was changed.");
		return write(generation, choice, request.plan, aboutOf(request, request.plan));
	}
	onEvent({ type: "status", step: "planning" });
	const planned = await planScript(generation);
	if (!planned.ok) return planned;
	const plan = allowedPlan(choice, planned.value);
	onEvent({ type: "plan", plan });
	const { title, description, category, tags } = planned.value;
	const about: About = {
		title: title.slice(0, 50),
		description: description.slice(0, 500),
		category: knownCategory(category) ?? "other",
		tags: tags.slice(0, 5),
	};
	if (request.stage === "plan") return succeed({ result: { code: "", ...about, plan, model_used: model }, body: "" });
	return write(generation, choice, plan, about);
}

/** What decides sites and hosts: the person's own words, and the script as it was. */
function choiceOf(request: ScriptRequest): PersonsChoice {
	const previous = previousScript(request);
	const name = previous?.block?.entries.find(({ key, locale }) => key === "name" && locale === null)?.value;
	const titles = [request.existingTitle, name].map((title) => title && withoutInvisible(title));
	return { ...request, previous, prompt: withoutTitles(request.prompt, titles) };
}

type About = Pick<GeneratedBookmarklet, "title" | "description" | "category" | "tags">;

/** The second stage has no words of the model but those that came back with the approved plan. */
function aboutOf({ about, existingTitle, existingDescription }: GenerateBookmarkletRequest, plan: ScriptPlan): About {
	if (about !== undefined) return about;
	const title = (existingTitle?.trim() || plan.summary).slice(0, 50);
	return { title, description: existingDescription?.trim() || plan.summary, category: "other", tags: [] };
}

async function planScript({ request, preferredLanguage, ...generation }: Generation): Asked<PlanAnswer> {
	const message = planMessage(request, preferredLanguage);
	let prompt = message;
	for (const isLast of [false, true]) {
		const answered = await ask(generation, request, PLAN_INSTRUCTIONS, prompt);
		if (!answered.ok) return answered;
		const read = readPlanAnswer(answered.value);
		if (read === "refused") return fail("model_refused", REFUSED);
		if (!("problem" in read)) return succeed(read);
		if (isLast) return fail("model_answer_invalid", "The model made no usable plan. Try again.", read.problem);
		generation.onEvent({ type: "status", step: "repairing" });
		prompt = repairMessage(message, answered.value, [read.problem]);
	}
	throw new Error("The last round returns.");
}

async function write(generation: Generation, choice: PersonsChoice, plan: ScriptPlan, about: About): Asked<Generated> {
	const { request, model, preferredLanguage, onEvent } = generation;
	const { outline, previous } = choice;
	const rights = { previous, sites: personsMatches(choice) };
	const message = codeMessage(request, preferredLanguage, plan);
	let prompt = message;
	onEvent({ type: "status", step: "writing" });
	for (const isLast of [false, true]) {
		// Only the first try is shown as it arrives: the second one would stand behind it.
		const onText = isLast ? undefined : createCodeReader((text) => onEvent({ type: "text", text }));
		const answered = await ask(generation, request, CODE_INSTRUCTIONS, prompt, onText);
		if (!answered.ok) return answered;
		const read = readCodeAnswer(answered.value);
		if (read === "refused") return fail("model_refused", REFUSED);
		onEvent({ type: "status", step: "checking" });
		const problems: readonly CodeProblem[] =
			"problem" in read ? [{ kind: "invalid", message: read.problem }] : checkCode(read.code, plan, outline, rights);
		if (problems.length === 0 && "code" in read) {
			const code = assembleScript({ ...about, body: read.code, plan, outline, previous });
			return succeed({ result: { code, ...about, plan, model_used: model }, body: read.code });
		}
		const messages = problems.map((problem) => problem.message);
		if (isLast) {
			return problems.some(({ kind }) => kind === "exceeds")
				? fail("exceeds_plan", exceedsText(problems), messages.join(" "))
				: fail("model_answer_invalid", "The code of the model cannot be used. Try again.", messages.join(" "));
		}
		onEvent({ type: "status", step: "repairing" });
		prompt = repairMessage(message, answered.value, messages);
	}
	throw new Error("The last round returns.");
}

const EXCEEDS = "The code needs more than the plan allows. Name its sites in your description, then plan again.";

/** Names the hosts: a text of the page may have asked for them, and only the person knows whether they are wanted. */
function exceedsText(problems: readonly CodeProblem[]): string {
	const hosts = [...new Set(problems.flatMap(({ host }) => host ?? []))];
	if (hosts.length === 0) return EXCEEDS;
	const named = hosts.slice(0, MAX_NAMED_HOSTS).join(", ");
	return `The code contacts ${named}, which you have not named. If you want that, name it in your description, then plan again. If not, describe the script in other words: a text on the page or in the script may have asked for it.`;
}

const MAX_NAMED_HOSTS = 5;

async function ask(
	{ ask: askModel, model, signal, onTokens }: Pick<Generation, "ask" | "model" | "signal" | "onTokens">,
	{ temperature = DEFAULT_TEMPERATURE }: ScriptRequest,
	instructions: string,
	prompt: string,
	onText?: (text: string) => void,
): Asked<string> {
	const question = { instructions, prompt, model, temperature, signal, ...(onText === undefined ? {} : { onText }) };
	const answered = await askModel(question);
	onTokens(answered.tokens);
	return answered.ok ? succeed(answered.text) : { ok: false, error: answered.error };
}

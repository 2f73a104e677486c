import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { analyzeBody } from "@scriptorium/script-assembly/check-code";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";
import { type GenerateErrorCode, generate } from "../../_shared/generation/generate.ts";
import type { ScriptRequest } from "../../_shared/generation/script-request.ts";
import { fitResult } from "../../_shared/rating/fit-result.ts";
import { ratingOf } from "../answers/explain-rating.ts";
import { findScripts } from "../answers/find-scripts.ts";
import { rateCode, ratedStep } from "../answers/rate-code.ts";
import { describeScript } from "../answers/write-script.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { searchPassages } from "../knowledge/search-passages.ts";
import { en } from "../messages/en.ts";
import type { AssistantPorts, Draft, Telling } from "../ports.ts";
import { readIntent } from "../read-intent.ts";
import { type Action, createAnswerReader, type ReadAnswer } from "./answer-reader.ts";
import { askForFlow } from "./ask-for-flow.ts";
import type { AskedModel } from "./asked-model.ts";
import { ANSWER_INSTRUCTIONS } from "./instructions.ts";
import { MAX_FINDINGS, questionData } from "./question-data.ts";

type Drafted = Result<Draft, GenerateErrorCode | "database_unreachable">;

export interface ModelQuestion {
	readonly asked: AskedQuestion;
	readonly model: AskedModel;
	readonly preferredLanguage: string;
	readonly searchScripts: AssistantPorts["searchScripts"];
	readonly tell: Telling;
}

/**
 * Answers with a model: it decides what the message wants, and writes the text. Scripts are planned, written and checked as by the
 * other functions, so that only the person's own words name sites and hosts; searches have only the person's own words.
 * @param question the question, the model, and what else is asked
 * @returns the answer; otherwise why there is none
 */
export async function answerWithModel(question: ModelQuestion): Promise<Drafted> {
	const { asked, model, tell, preferredLanguage } = question;
	const { context } = asked;
	const isScriptOpen = context?.kind === "script" || context?.kind === "edited";
	// A rating that nobody asks for is not made anew: long code takes a second.
	const isRated = isScriptOpen && (context.risk !== null || readIntent(asked.message, context) === "explain");
	const rating = isRated ? ratingOf(context, tell) : null;
	const findings = Math.min(rating?.findings.length ?? 0, MAX_FINDINGS);
	if (findings > 0) tell.step({ kind: "explained", findings });
	const documentation = searchPassages(asked.message);
	const [best] = documentation;
	if (best !== undefined) tell.step({ kind: "documentation", title: best.title, path: best.path });
	tell.step({ kind: "model", name: model.name, part: "text" });
	const reader = createAnswerReader((text) => tell.text(text));
	const data = questionData(asked, { preferredLanguage, rating, documentation });
	const answered = await model.ask(ANSWER_INSTRUCTIONS, data, (text) => reader.push(text));
	if (!answered.ok) return answered;
	const read = reader.end();
	const made = await ACTIONS[read.action](question, read);
	if (!made.ok || read.action !== "ANSWER" || documentation.length === 0) return made;
	return succeed({ ...made.value, documents: documentation.map(({ title, path }) => ({ title, path })) });
}

const ACTIONS: Readonly<Record<Action, (question: ModelQuestion, read: ReadAnswer) => Promise<Drafted>>> = {
	ANSWER: async ({ tell }, read) => {
		if (read.text === "" && !read.hadCode) return fail("model_answer_invalid", "The model gave no answer. Try again.");
		return succeed({ content: read.hadCode ? withAddition(read.text, en.codeLeftOut, tell) : read.text });
	},
	// In a conversation, a refusal is an answer.
	REFUSED: async (_question, read) => succeed({ content: read.text || en.modelRefused }),
	FIND: async ({ asked, searchScripts, model, tell }, read) => {
		const found = await findScripts(asked.message, searchScripts, tell, model.signal);
		if (!found.ok) return found;
		return succeed({ ...found.value, content: withAddition(read.text, found.value.content, tell) });
	},
	FLOW: async ({ asked, model, tell }, read) => {
		const made = await askForFlow(asked, model, tell);
		if (!made.ok && made.error.code === "model_refused") {
			return succeed({ content: withAddition(read.text, made.error.message, tell) });
		}
		if (!made.ok) return made;
		const { document, steps, problems, leftOutAddress } = made.value;
		tell.step({ kind: "flow", steps });
		const notes = [
			...(leftOutAddress ? [en.addressLeftOut] : []),
			...(problems.length === 0 ? [] : [en.flowProblems(problems)]),
		];
		return succeed({
			content: notes.reduce((text, note) => withAddition(text, note, tell), read.text),
			flow: document,
		});
	},
	SCRIPT: (question, read) => writeScript(question, read, null),
	CHANGE: async (question, read) => {
		const { context, latestScript } = question.asked;
		if (context?.kind === "edited") {
			const { code, title, description } = context;
			return writeScript(question, read, { code, title, description, isOpen: true });
		}
		if (latestScript === null) return succeed({ content: withAddition(read.text, en.noScriptToChange, question.tell) });
		const { code, name } = latestScript;
		return writeScript(question, read, { code, title: name, description: "", isOpen: false });
	},
};

/** Says something more, behind what the model said. */
function withAddition(text: string, addition: string, tell: Telling): string {
	const more = text === "" ? addition : `\n\n${addition}`;
	tell.text(more);
	return text + more;
}

interface ChangedScript {
	readonly code: string;
	readonly title: string;
	readonly description: string;
	readonly isOpen: boolean;
}

const BOOKMARKLET = /\bbookmarklets?\b/i;

async function writeScript(
	{ asked, model, preferredLanguage, tell }: ModelQuestion,
	{ text }: ReadAnswer,
	changed: ChangedScript | null,
): Promise<Drafted> {
	const { context, wish, message } = asked;
	const request: ScriptRequest =
		changed === null
			? { prompt: wish, isUserscript: !BOOKMARKLET.test(wish) }
			: {
					prompt: message,
					isUserscript: inspectScriptText(changed.code).text.kind === "userscript",
					existingCode: changed.code,
					existingTitle: changed.title,
					existingDescription: changed.description,
					isModification: true,
				};
	const made = await generate({
		request: context?.kind === "page" ? { ...request, outline: context.outline } : request,
		model: model.name,
		preferredLanguage,
		ask: model.port,
		signal: model.signal,
		onTokens: (tokens) => model.onTokens(tokens),
		onEvent: (event) => {
			if (event.type === "text") tell.code(event.text);
			if (event.type !== "status") return;
			if (event.step === "repairing") tell.step({ kind: "repaired" });
			if (event.step === "planning") tell.step({ kind: "model", name: model.name, part: "plan" });
			if (event.step === "writing") tell.step({ kind: "model", name: model.name, part: "code" });
		},
	});
	if (!made.ok) {
		// These say what the person can do: that is an answer, too.
		const isAnswer = made.error.code === "model_refused" || made.error.code === "exceeds_plan";
		return isAnswer ? succeed({ content: withAddition(text, made.error.message, tell) }) : made;
	}
	const { result, body } = made.value;
	const { plan } = result;
	// The functions of the hub that find shared elements take seconds to analyze; the rating is that of the code around them.
	const rating =
		plan && plan.elements.length > 0 ? fitResult(analyzeBody(body, plan)) : rateCode(result.code, result.title);
	tell.step(ratedStep(rating));
	return succeed({
		content: text || result.description,
		script: describeScript(result, rating, changed?.isOpen ?? false),
	});
}

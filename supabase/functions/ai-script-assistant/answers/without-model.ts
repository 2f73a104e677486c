import { type Result, succeed } from "@scriptorium/core-types/errors";
import { flowTemplates } from "@scriptorium/flow/templates/flow-templates";
import { matchRequest } from "@scriptorium/script-templates/match-request";
import { templateRefusal } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import { writeFromTemplate } from "../../_shared/generation/write-from-template.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { documentOf, findFlowTemplate } from "../flows/find-flow-template.ts";
import { searchPassages } from "../knowledge/search-passages.ts";
import { en } from "../messages/en.ts";
import type { AssistantPorts, Draft, Telling } from "../ports.ts";
import { type Intent, readIntent } from "../read-intent.ts";
import { describeOpenScript, explainRating } from "./explain-rating.ts";
import { findScripts } from "./find-scripts.ts";
import { rateCode, ratedStep } from "./rate-code.ts";
import { describeScript } from "./write-script.ts";

type Drafted = Result<Draft, "database_unreachable">;

/**
 * Answers from templates, shipped flows, the scripts of the hub, the documentation and the rules of the rating.
 * @param asked the question
 * @param searchScripts the hub's search
 * @param tell is told what is done
 * @param signal ends the search
 * @returns the answer, which says that no model was asked
 */
export async function answerWithoutModel(
	asked: AskedQuestion,
	searchScripts: AssistantPorts["searchScripts"],
	tell: Telling,
	signal: AbortSignal,
): Promise<Drafted> {
	const drafted = await draftFor(asked, searchScripts, tell, signal);
	if (!drafted.ok) return drafted;
	const content = `${drafted.value.content}\n\n${en.withoutModel}`;
	tell.text(content);
	return succeed({ ...drafted.value, content });
}

async function draftFor(
	asked: AskedQuestion,
	searchScripts: AssistantPorts["searchScripts"],
	tell: Telling,
	signal: AbortSignal,
): Promise<Drafted> {
	const { message, context } = asked;
	const search = () => findScripts(message, searchScripts, tell, signal);
	const byIntent: Readonly<Record<Intent, () => Drafted | Promise<Drafted>>> = {
		explain: () =>
			succeed(
				context?.kind === "script" || context?.kind === "edited"
					? (describeOpenScript(message, context, tell) ?? explainRating(message, context, tell))
					: { content: en.noScriptOpen },
			),
		find: search,
		change: () => succeed({ content: en.noChanges }),
		flow: () => succeed(flowFor(message, tell)),
		ask: async () => {
			const read = fromDocumentation(message, tell);
			if (read !== null) return succeed(read);
			return scriptFor(asked, tell) ?? (await orElse(search, en.notInDocumentation));
		},
		write: async () => scriptFor(asked, tell) ?? (await orElse(search, refusalOf(asked))),
	};
	return byIntent[readIntent(message, context)]();
}

/** What no template does may be a script of the hub. */
async function orElse(search: () => Promise<Drafted>, opening: string): Promise<Drafted> {
	const found = await search();
	return found.ok ? succeed({ ...found.value, content: `${opening}\n\n${found.value.content}` }) : found;
}

function fromDocumentation(message: string, tell: Telling): Draft | null {
	const found = searchPassages(message);
	const [best] = found;
	if (best === undefined) return null;
	const documents = found.map(({ title, path }) => ({ title, path }));
	tell.step({ kind: "documentation", title: best.title, path: best.path });
	return { content: en.fromDocumentation(best.title, best.text), documents };
}

function flowFor(message: string, tell: Telling): Draft {
	const template = findFlowTemplate(message);
	if (template === null) return { content: en.noFlow(flowTemplates.map(({ name }) => name)) };
	tell.step({ kind: "flow", steps: template.flow.nodes.length });
	return { content: en.madeFlow(template.name, template.description), flow: documentOf(template) };
}

/** Null when no template does it. A missing value is asked for; the next message answers. */
function scriptFor({ wish, context }: AskedQuestion, tell: Telling): Drafted | null {
	const outline = context?.kind === "page" ? { outline: context.outline } : {};
	const written = writeFromTemplate({ prompt: wish, isUserscript: true, ...outline });
	const match = matchRequest(wish);
	if (match.kind === "refused") return null;
	const { id, title } = match.template;
	tell.step({ kind: "template", id, title });
	if (!written.ok) return succeed({ content: written.error.message });
	const { result } = written.value;
	const rating = rateCode(result.code, result.title);
	tell.step(ratedStep(rating));
	return succeed({
		content: en.wroteScript(result.title, result.description),
		script: describeScript(result, rating, false),
	});
}

function refusalOf({ wish }: AskedQuestion): string {
	const written = writeFromTemplate({ prompt: wish, isUserscript: true });
	if (written.ok || written.error.code !== "not_in_catalog") return en.noTemplate([]);
	const { unknown_words, nearest } = templateRefusal.parse(JSON.parse(written.error.details ?? "null"));
	return `${en.noTemplate(unknown_words)} ${en.nearest(nearest.map(({ title }) => title))}`;
}

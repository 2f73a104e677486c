import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { repairMessage } from "../../_shared/generation/instructions.ts";
import type { ModelErrorCode } from "../../_shared/model/ask-model.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { type MadeFlow, makeFlow } from "../flows/make-flow.ts";
import { en } from "../messages/en.ts";
import type { Telling } from "../ports.ts";
import type { AskedModel } from "./asked-model.ts";
import { FLOW_INSTRUCTIONS } from "./instructions.ts";
import { flowData } from "./question-data.ts";
import { readFlowAnswer } from "./read-flow-answer.ts";

/**
 * Has a model turn a request into a flow, and repair it once.
 * @param asked the question of the person
 * @param model that is asked
 * @param tell is told what is done
 * @returns the flow; `model_refused` or `model_answer_invalid` when there is none
 */
export async function askForFlow(
	asked: AskedQuestion,
	model: AskedModel,
	tell: Telling,
): Promise<Result<MadeFlow, ModelErrorCode>> {
	const message = flowData(asked);
	let prompt = message;
	for (const isLast of [false, true]) {
		tell.step({ kind: "model", name: model.name, part: "flow" });
		const answered = await model.ask(FLOW_INSTRUCTIONS, prompt);
		if (!answered.ok) return answered;
		const read = readFlowAnswer(answered.value);
		if (read === "refused") return fail("model_refused", en.modelRefused);
		if (!("problem" in read)) {
			const made = makeFlow(read, asked);
			if (made.steps > 0) return succeed(made);
		}
		if (isLast) break;
		tell.step({ kind: "repaired" });
		prompt = repairMessage(message, answered.value, ["problem" in read ? read.problem : "No step is left."]);
	}
	return fail("model_answer_invalid", en.flowUnusable);
}

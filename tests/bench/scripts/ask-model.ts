import { generate } from "../../../supabase/functions/_shared/generation/generate.ts";
import type { AskModel } from "../../../supabase/functions/_shared/model/ask-model.ts";
import type { ModelSettings } from "../../../supabase/functions/_shared/model/model-settings.ts";
import type { Ask } from "./try-task.ts";

/**
 * Asks a model by the code of the hub's function: plan and code at once, with the page shared as a person does.
 * @param settings of the operator, from the environment
 * @param askModel the client of the provider
 * @returns how a request becomes a script
 */
export function askWithModel(settings: ModelSettings, askModel: AskModel): Ask {
	return async (task, page) => {
		const outline = "refused" in task ? undefined : await page.outline();
		const answered = await generate({
			request: {
				prompt: task.request,
				isUserscript: "refused" in task || task.runs !== "on click",
				...("refused" in task || task.site === undefined ? {} : { sites: [task.site] }),
				...(outline === undefined ? {} : { outline }),
			},
			model: settings.model,
			preferredLanguage: "en",
			ask: askModel,
			signal: new AbortController().signal,
			onEvent: () => undefined,
			onTokens: () => undefined,
		});
		if (!answered.ok) {
			const { code, message, details } = answered.error;
			return code === "model_refused"
				? { kind: "refused" }
				: { kind: "failed", problem: `${code}: ${message} ${details ?? ""}` };
		}
		const { code, plan } = answered.value.result;
		if (!plan) return { kind: "failed", problem: "The script has no plan" };
		return { kind: "script", code, plan, by: settings.model };
	};
}

import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useReducer, useRef } from "react";
import { isSameForm } from "../../script-form/form-of-script.ts";
import { emptyForm, type ScriptFormValues } from "../../script-form/script-form.ts";
import { type CopilotView, copilotReducer, firstState, type TurnKind } from "./copilot-state.ts";
import { en } from "./messages/en.ts";
import type { TemplateOrigin, Turn } from "./turns/read-turns.ts";
import { useTurns } from "./turns/use-turns.ts";
import { useKeptPrompt } from "./use-kept-prompt.ts";
import { useModelTurns } from "./use-model-turns.ts";
import { useTemplateTurns } from "./use-template-turns.ts";
import { fieldsOf, type WrittenFields, type WrittenScript } from "./written-script.ts";

export interface CopilotOptions {
	/** The form, which the Code tab edits, too. */
	readonly values: ScriptFormValues;
	readonly change: (change: Partial<ScriptFormValues>) => void;
	/** A script's id, or `new`. */
	readonly scriptKey: string;
	/** What the prompt box holds at first: data, nothing is run. */
	readonly prompt: string;
	/** A site that the page was opened for; null without one. */
	readonly site: string | null;
	readonly view: CopilotView;
}

const GENERATED = ["title", "description", "category", "tags"] as const;

/** The copilot's state and actions. The page calls it once, so that they outlive a look at the Code tab. */
export function useCopilot({ values, change, scriptKey, prompt, site, view }: CopilotOptions) {
	const host = useHost();
	const session = useSession();
	const text = useMessages({ en });
	const [state, dispatch] = useReducer(copilotReducer, firstState(prompt, view));
	useKeptPrompt({ scriptKey, first: prompt, state, dispatch });
	const { turns, own, add } = useTurns({
		scriptKey,
		ownerId: session.user?.id ?? null,
		onUnavailable: () => host.notify("warning", text.turns.unavailable),
	});
	/** What the copilot wrote last: the person's own words are never replaced. */
	const written = useRef<WrittenScript | null>(null);
	const hasCode = values.code.trim() !== "";

	/** The person's own text of a field; null when it is empty or the copilot's. */
	const ownText = (field: (typeof GENERATED)[number], from: WrittenFields = values) => {
		const typed = from[field];
		return typed.trim() === "" || typed === written.current?.[field] ? null : typed;
	};
	/** A script as it is, as a version to keep; none when there is no code, or when a version has it. */
	const unkept = (script: ScriptFormValues = values) =>
		script.code.trim() !== "" && turns.every(({ code }) => code !== script.code)
			? [{ request: "", ...fieldsOf(script), origin: originOf(script.code, own), model: null, plan: null }]
			: [];

	/** The form with what was written: the person's own words stay. */
	const filledIn = (script: WrittenScript, from: WrittenFields = values): WrittenFields => ({
		title: ownText("title", from) ?? script.title,
		description: ownText("description", from) ?? script.description,
		category: ownText("category", from) ?? script.category,
		tags: ownText("tags", from) ?? script.tags,
		code: script.code,
	});

	/** Takes over what a turn wrote, and keeps it and what was there before. */
	function take(kind: TurnKind, request: string, answer: WrittenScript) {
		const script = withinLimits(answer);
		const next = filledIn(script);
		add([{ request, ...next, origin: script.origin, model: script.model, plan: script.plan }, ...unkept()]);
		dispatch({ type: "written", before: hasCode ? { fields: fieldsOf(values), written: written.current } : null });
		written.current = script;
		change(next);
		const said = { generate: text.done.generated, enhance: text.done.enhanced, refine: text.done.refined };
		host.notify("success", said[kind]);
		host.track({ type: "generate", category: "script", action: kind, label: script.origin?.templateId ?? "model" });
	}

	/**
	 * Takes over a script of the Script Assistant that the person wants. What it replaces is kept as a version.
	 * @param isChange it is the shown script with another code: no other field changes
	 * @param draft an unsaved draft that is not in the form; null without one
	 * @returns brings back what the form was before
	 */
	function takeProposed(proposed: WrittenScript, isChange: boolean, draft: ScriptFormValues | null): () => void {
		const script = withinLimits(proposed);
		const [before, by] = [fieldsOf(values), written.current];
		// Its answer would replace this script.
		if (state.work.kind === "busy") model.stop();
		const from = draft !== null && isSameForm(values, emptyForm) ? draft : values;
		const keepsWords = isChange && hasCode;
		const next = keepsWords ? { ...before, code: script.code } : filledIn(script, from);
		const { origin, model: writer, plan } = script;
		add([
			{ request: text.turns.proposed, ...next, origin, model: writer, plan },
			...unkept(),
			...(draft === null ? [] : unkept(draft)),
		]);
		dispatch({ type: "written", before: null });
		if (!keepsWords) written.current = script;
		change({ changeNote: from.changeNote, ...next });
		return () => show(before, by);
	}

	/** Shows another state of the script. `by` is what the copilot wrote of it. */
	function show(fields: WrittenFields, by: WrittenScript | null) {
		written.current = by;
		change(fields);
		dispatch({ type: "restored" });
	}

	function restore(turn: Turn) {
		const [now, by] = [fieldsOf(values), written.current];
		add(unkept());
		const { title, description, category, tags, code, origin, model, plan } = turn;
		const fields = { title, description, category, tags, code };
		show(fields, { ...fields, origin, model, plan });
		const undo = { label: text.turns.undo, run: () => show(now, by) };
		host.notify("info", text.turns.restored, hasCode ? { action: undo } : {});
	}

	const model = useModelTurns({ values, scriptKey, site, dispatch, state, onWritten: take });
	const template = useTemplateTurns({
		site,
		dispatch,
		ownTitle: () => ownText("title"),
		origin: originOf(values.code, own),
		onWritten: take,
	});

	const kindOfRequest = (): TurnKind => (hasCode && scriptKey !== "new" ? "enhance" : "generate");
	function generate(request: string) {
		if (request.trim() === "") return;
		const kind = kindOfRequest();
		// Without a model, the untouched proposal names nothing to change; another text may name a value, or another template.
		if (!model.isOffered && request === prompt && kind === "enhance") void template.refine(kind, request);
		else if (!model.isOffered) void template.answer(kind, request);
		// A template would replace the code that is to be changed, and it knows nothing of a shared page.
		else if (kind === "enhance" || model.page !== null) void model.plan(kind, request);
		else void offerTemplate(kind, request);
	}

	async function offerTemplate(turn: TurnKind, request: string) {
		const filled = await template.find(request);
		if (filled) dispatch({ type: "work", work: { kind: "choice", request, turn, filled } });
		else void model.plan(turn, request);
	}

	return {
		state,
		hasCode,
		/** Who wrote the code that is shown; null for what the person typed, or changed since. */
		writtenBy: turns.find(({ code }) => code === values.code) ?? null,
		turns,
		historyTags: new Set(own.flatMap(({ tags }) => tags.split(",").map((tag) => tag.trim()))),
		mode: model.mode,
		type: (next: string) => dispatch({ type: "type", prompt: next }),
		typeChange: (change: string | null) => dispatch({ type: "change", change }),
		show: (next: CopilotView) => dispatch({ type: "show", view: next }),
		generate,
		/** Built-in ideas are written from their templates, which were tested, also where a model is offered. */
		pick: (templateId: string, request: string) => {
			dispatch({ type: "type", prompt: request });
			dispatch({ type: "show", view: "create" });
			void template.fill(kindOfRequest(), templateId, request);
		},
		answerQuestions: template.write,
		useTemplate: (request: string) => void template.answer(kindOfRequest(), request),
		refine: (request: string) => {
			if (model.isOffered) void model.plan("refine", request);
			else void template.refine("refine", request);
		},
		/** The two answers where a template fits and there is a model. */
		takeTemplate: template.take,
		askModel: (turn: TurnKind, request: string) => void model.plan(turn, request),
		page: model.page,
		sharePage: model.sharePage,
		approve: model.write,
		retry: model.retry,
		stop: model.stop,
		dismiss: () => dispatch({ type: "work", work: { kind: "idle" } }),
		restore,
		takeProposed,
		/** The change of the last turn is as wanted. */
		accept: () => dispatch({ type: "accepted" }),
		keepPrevious: () => state.before && show(state.before.fields, state.before.written),
	};
}

/** A written script with texts that the form takes; the limits are in characters. */
const withinLimits = (script: WrittenScript): WrittenScript => ({
	...script,
	title: Array.from(script.title).slice(0, textLimits.script.title.max).join(""),
	description: Array.from(script.description).slice(0, textLimits.script.description.max).join(""),
});

/** What the parts of the Copilot tab are given. */
export type Copilot = ReturnType<typeof useCopilot>;

/** The template that code came from, also when it was saved as a script since. */
const originOf = (code: string, turns: readonly Turn[]): TemplateOrigin | null =>
	turns.find((turn) => turn.code === code && turn.origin !== null)?.origin ?? null;

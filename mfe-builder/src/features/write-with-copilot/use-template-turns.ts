import { useHost } from "@scriptorium/remote-kit/host";
import type { SlotValue } from "@scriptorium/script-templates/script-template";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { Dispatch } from "react";
import type { CopilotAction, TurnKind } from "./copilot-state.ts";
import { en } from "./messages/en.ts";
import { SITE_QUESTION } from "./site-question.ts";
import type { FilledTemplate } from "./template-mode.ts";
import type { TemplateOrigin } from "./turns/read-turns.ts";
import type { WrittenScript } from "./written-script.ts";

export interface TemplateTurnOptions {
	readonly site: string | null;
	readonly dispatch: Dispatch<CopilotAction>;
	/** The title that the person typed; null without one. */
	readonly ownTitle: () => string | null;
	/** The template of the code that is shown; null when it has none. */
	readonly origin: TemplateOrigin | null;
	readonly onWritten: (kind: TurnKind, request: string, script: WrittenScript) => void;
}

const load = () => import("./template-mode.ts");
type TemplateMode = Awaited<ReturnType<typeof load>>;

/** Turns without a model: all of it happens in this browser. */
export function useTemplateTurns({ site, dispatch, ownTitle, origin, onWritten }: TemplateTurnOptions) {
	const host = useHost();
	const text = useMessages({ en });

	/** The templates; null when their file does not arrive, which is said. */
	async function templates(): Promise<TemplateMode | null> {
		dispatch({ type: "work", work: { kind: "busy", step: "reading", text: "" } });
		const loaded = await load().catch(() => null);
		if (loaded) return loaded;
		dispatch({ type: "work", work: { kind: "idle" } });
		host.notify("error", text.failed.generate, { description: text.failed.reasons.OFFLINE });
		return null;
	}

	function writeFrom(mode: TemplateMode, turn: TurnKind, request: string, filled: FilledTemplate) {
		const typed = ownTitle();
		const title =
			typed !== null && typed.length >= textLimits.script.title.min && typed.length <= textLimits.script.title.max
				? typed.trim()
				: null;
		const { tags, ...script } = mode.writeScript(filled, title);
		onWritten(turn, request, {
			...script,
			tags: tags.join(", "),
			model: null,
			plan: mode.planOf(script.code, script.description, filled),
			origin: {
				templateId: filled.template.id,
				values: Object.fromEntries(
					Object.entries(filled.values).map(([name, value]) => [name, typeof value === "object" ? [...value] : value]),
				),
				sites: [...filled.sites],
			},
		});
	}

	function goOn(mode: TemplateMode, turn: TurnKind, request: string, filled: FilledTemplate) {
		if (filled.missing.length === 0) return writeFrom(mode, turn, request, filled);
		dispatch({ type: "work", work: { kind: "asking", request, turn, filled } });
	}

	async function answer(turn: TurnKind, request: string) {
		const mode = await templates();
		if (mode === null) return;
		const answered = mode.answerRequest(request, site);
		if (answered.kind === "matched") return goOn(mode, turn, request, answered);
		const { unknownWords } = answered;
		const nearest = answered.nearest.map(({ id, title, description }) => ({ id, title, description }));
		dispatch({ type: "work", work: { kind: "refused", request, unknownWords, nearest } });
	}

	/** The template that fits a request; null when none does, or when the templates do not arrive. */
	async function find(request: string): Promise<FilledTemplate | null> {
		dispatch({ type: "work", work: { kind: "busy", step: "reading", text: "" } });
		const mode = await load().catch(() => null);
		const answered = mode?.answerRequest(request, site);
		return answered?.kind === "matched" ? answered : null;
	}

	/** Goes on with a template that was found. */
	async function take(turn: TurnKind, request: string, filled: FilledTemplate) {
		const mode = await templates();
		if (mode) goOn(mode, turn, request, filled);
	}

	async function fill(turn: TurnKind, templateId: string, request: string) {
		const mode = await templates();
		const filled = mode?.fillTemplate(templateId, request, site) ?? null;
		if (mode && filled) goOn(mode, turn, request, filled);
	}

	/** Writes the script once the questions are answered. The site's answer is where the script runs. */
	async function write(
		turn: TurnKind,
		request: string,
		filled: FilledTemplate,
		answers: Readonly<Record<string, SlotValue>>,
	) {
		const mode = await templates();
		if (mode === null) return;
		const { [SITE_QUESTION]: host, ...values } = answers;
		const sites = typeof host === "string" ? [host] : filled.sites;
		writeFrom(mode, turn, request, { ...filled, sites, values: { ...filled.values, ...values } });
	}

	/** Changes values of the template that the code came from. Where the request names none, nothing is changed. */
	async function refine(turn: TurnKind, request: string) {
		const mode = await templates();
		if (mode === null) return;
		const filled = origin && mode.templateOf(origin);
		const changed = filled && mode.readChange(filled, request);
		if (changed) return goOn(mode, turn, request, changed);
		const questions = filled ? filled.template.slots.map(({ question }) => question) : [];
		dispatch({ type: "work", work: { kind: "unchanged", turn, questions } });
		host.notify("error", turn === "refine" ? text.failed.refine : text.failed.generate);
	}

	return { answer, find, take, fill, write, refine };
}

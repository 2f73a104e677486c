import { useHost, useSession } from "@scriptorium/remote-kit/host";
import type {
	GeneratedBookmarklet,
	GenerationEvent,
	GenerationStatus,
} from "@scriptorium/shared-protocol/hub-edge/script-generation";
import type { PageOutline } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type Dispatch, useEffect, useRef, useState } from "react";
import { useIsIdle } from "../../later/use-is-idle.ts";
import type { ScriptFormValues } from "../../script-form/script-form.ts";
import type { CopilotAction, CopilotState, ModelOrder, TurnKind } from "./copilot-state.ts";
import { keepPart, takePart } from "./kept-part.ts";
import { en } from "./messages/en.ts";
import type { KeptPart } from "./read-kept-part.ts";
import type { WrittenScript } from "./written-script.ts";

export interface ModelTurnOptions {
	readonly values: ScriptFormValues;
	readonly scriptKey: string;
	readonly site: string | null;
	readonly state: CopilotState;
	readonly dispatch: Dispatch<CopilotAction>;
	readonly onWritten: (kind: TurnKind, request: string, script: WrittenScript) => void;
}

/** Who writes the scripts, for the note on the screen. */
export interface CopilotMode {
	readonly model: string | null;
	/** The hub has a model, but only for people who are signed in. */
	readonly needsSignIn: boolean;
	readonly left: { readonly count: number; readonly limit: number } | null;
}

/** Turns with the hub's model: a plan, its approval, and the code as it arrives. */
export function useModelTurns({ values, scriptKey, site, state, dispatch, onWritten }: ModelTurnOptions) {
	const host = useHost();
	const session = useSession();
	const text = useMessages({ en }).failed;
	const status = useGenerationStatus();
	const [page, setPage] = useState<PageOutline | null>(null);
	const request = useRef<AbortController | null>(null);
	/** Without an answer until now, with what came of it. A reload ends the connection before it hides the page. */
	const unfinished = useRef<{ order: ModelOrder; received: string } | null>(null);
	const ownerId = session.user?.id ?? null;

	// What came before a reload is shown again.
	useEffect(() => {
		if (session.status === "signed-in") void takePart(scriptKey, ownerId).then(showPart);
		function showPart(part: KeptPart | null) {
			// Another request may have been made meanwhile.
			if (part === null || unfinished.current !== null) return;
			const order = { ...part.order, outline: null };
			// A second reload keeps it, too.
			unfinished.current = { order, received: part.received };
			dispatch({ type: "show", view: "create" });
			dispatch({
				type: "work",
				work: { kind: "failed", code: "interrupted", received: part.received, order },
			});
		}
	}, [session.status, scriptKey, ownerId, dispatch]);

	const keep = useRef<() => void>(() => undefined);
	keep.current = () => {
		const { kind } = state.work;
		if (unfinished.current === null || (kind !== "busy" && kind !== "failed")) return;
		const { order: asked, received } = unfinished.current;
		const { outline, ...order } = asked;
		// A shared page is not stored: without it, its plan must be made again.
		const kept = outline === null ? order : { ...order, plan: null, about: null };
		keepPart({ scriptKey, ownerId, received, order: kept });
	};
	useEffect(() => {
		const keepNow = () => keep.current();
		addEventListener("pagehide", keepNow);
		return () => {
			removeEventListener("pagehide", keepNow);
			keepNow();
			request.current?.abort();
			request.current = null;
		};
	}, []);

	function hear(event: GenerationEvent) {
		if (event.type === "status") dispatch({ type: "step", step: event.step });
		else if (event.type === "text") {
			if (unfinished.current !== null) unfinished.current.received += event.text;
			dispatch({ type: "receive", text: event.text });
		}
	}

	async function ask(order: ModelOrder, stage: "plan" | "code"): Promise<GeneratedBookmarklet | null> {
		request.current?.abort();
		const controller = new AbortController();
		request.current = controller;
		unfinished.current = { order, received: "" };
		dispatch({ type: "work", work: { kind: "busy", step: stage === "plan" ? "planning" : "writing", text: "" } });
		const { signal } = controller;
		const model = await import("./ask-model.ts").catch(() => null);
		const answer =
			model === null
				? ({ ok: false, error: { code: "OFFLINE", message: "", received: "" } } as const)
				: await model.askModel(host.client, { order, stage, values, site }, { signal, onEvent: hear });
		// A newer request, or the end of this screen, has taken its place.
		if (request.current !== controller) return null;
		if (answer.ok || answer.error.code === "ABORTED") unfinished.current = null;
		if (answer.ok) {
			dispatch({ type: "answered", quota: answer.value.quota, model: answer.value.model_used });
			return answer.value;
		}
		const { code, received: part, message } = answer.error;
		const said = code === "exceeds_plan" ? { said: message } : {};
		dispatch({ type: "work", work: { kind: "failed", code, received: part, order, ...said } });
		if (code !== "ABORTED") host.notify("error", order.kind === "refine" ? text.refine : text.generate);
		return null;
	}

	/** Asks for a plan, for the page that is shared now. */
	async function plan(kind: TurnKind, words: string) {
		const order: ModelOrder = { kind, request: words, plan: null, about: null, outline: page };
		const answer = await ask(order, "plan");
		if (answer === null) return;
		const { title, description, category, tags, plan: proposed } = answer;
		if (!proposed)
			return void dispatch({
				type: "work",
				work: { kind: "failed", code: "model_answer_invalid", received: "", order },
			});
		const about = { title, description, category, tags };
		dispatch({ type: "work", work: { kind: "plan", plan: proposed, order: { ...order, plan: proposed, about } } });
	}

	async function write(order: ModelOrder) {
		const answer = await ask(order, "code");
		if (answer === null) return;
		const { title, description, category, tags, code, model_used: model = "" } = answer;
		const plan = answer.plan ?? order.plan;
		const script = { title, description, category, tags: tags.join(", "), code, origin: null, model, plan };
		onWritten(order.kind, order.request, script);
	}

	const model = status?.model ? (state.model ?? status.model) : null;
	const isSignedIn = session.status === "signed-in";
	const quota = state.quota ?? status?.quota ?? null;
	const mode: CopilotMode = {
		model: isSignedIn ? model : null,
		needsSignIn: model !== null && !isSignedIn,
		left: isSignedIn && quota ? { count: Math.max(0, quota.limit - quota.used), limit: quota.limit } : null,
	};
	return {
		mode,
		isOffered: mode.model !== null,
		plan,
		write: (order: ModelOrder) => void write(order),
		/** From where it failed: an approved plan is not asked for once more. */
		retry: (order: ModelOrder) => void (order.plan === null ? plan(order.kind, order.request) : write(order)),
		page,
		sharePage: setPage,
		stop: () => request.current?.abort(),
	};
}

/** Null until the hub has answered, and when it does not: the copilot then works with templates. */
function useGenerationStatus(): GenerationStatus | null {
	const { client } = useHost();
	const { status: session } = useSession();
	const [status, setStatus] = useState<GenerationStatus | null>(null);
	const isIdle = useIsIdle();
	useEffect(() => {
		if (session === "loading" || !isIdle) return;
		const controller = new AbortController();
		import("@scriptorium/hub-data/generation/read-generation-status")
			.then(({ readGenerationStatus }) => readGenerationStatus(client, controller.signal))
			.then((answer) => {
				if (!controller.signal.aborted) setStatus(answer.ok ? answer.value : null);
			})
			.catch((error: unknown) => console.error("Whether the hub has a model could not be asked:", error));
		return () => controller.abort();
	}, [client, session, isIdle]);
	return status;
}

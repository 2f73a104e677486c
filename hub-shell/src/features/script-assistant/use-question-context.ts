import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import type { PageOutline } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { AssistantPort } from "../../assistant-link/create-assistant-link.ts";
import { useHost, useObservable } from "../../host-context/host-provider.tsx";

export interface QuestionContext {
	/** Kind of what the screen describes; null when it describes nothing. */
	readonly kind: AssistantContext["kind"] | null;
	/** Whether the person has switched it off for the next question. */
	readonly isLeftOut: boolean;
	leaveOut(isLeftOut: boolean): void;
	/** The page that was shared for the next question; it goes in the place of what the screen describes. */
	readonly page: PageOutline | null;
	/** Whether the extension is there to share one. */
	readonly canShare: boolean;
	readonly isSharing: boolean;
	/** Why no page was shared, in a sentence; null when nothing is wrong. */
	readonly problem: string | null;
	share(): void;
	cancel(): void;
	removePage(): void;
	/** Looks again at what is open. */
	look(): void;
	/**
	 * Reads what goes along with the question that is sent now; the next one begins anew.
	 * @param asker the person in the panel, who has seen what is sent, or a screen, whose question is about what it shows
	 * @returns the context; null without one
	 */
	take(asker: "person" | "screen"): AssistantContext | null;
}

/**
 * What goes along with the next question: what the screen describes, or a page that the person has shared for it.
 * @param assistant the link to the screens
 * @param isOpen whether the panel is open
 * @param isTyping whether a text is in its field
 * @returns what would be sent now, and what the person can change of it
 */
export function useQuestionContext(assistant: AssistantPort, isOpen: boolean, isTyping: boolean): QuestionContext {
	const { outline, extension } = useHost();
	const { state } = useObservable(extension.status);
	const [kind, setKind] = useState<AssistantContext["kind"] | null>(null);
	const [isLeftOut, leaveOut] = useState(false);
	const [page, setPage] = useState<PageOutline | null>(null);
	const [isSharing, setSharing] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const sharing = useRef<AbortController | null>(null);
	useEffect(() => () => sharing.current?.abort(), []);

	const look = () => setKind(assistant.readContext()?.kind ?? null);
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: looks again when another page is open, and when somebody begins to type.
	useEffect(() => {
		if (isOpen) look();
	}, [isOpen, pathname, isTyping]);

	async function share(): Promise<void> {
		const controller = new AbortController();
		sharing.current = controller;
		setSharing(true);
		setProblem(null);
		const shared = await outline.request(controller.signal);
		if (controller.signal.aborted) return;
		setSharing(false);
		if (shared.ok) setPage(shared.value);
		else setProblem(shared.error.message);
	}

	function take(asker: "person" | "screen"): AssistantContext | null {
		const isSent = asker === "screen" || (kind !== null && !isLeftOut);
		const screen = isSent ? assistant.readContext() : null;
		const context = page === null ? screen : ({ kind: "page", outline: page } as const);
		setPage(null);
		leaveOut(false);
		setProblem(null);
		return context;
	}

	return {
		kind,
		isLeftOut,
		leaveOut,
		page,
		canShare: state === "connected",
		isSharing,
		problem,
		share: () => void share(),
		cancel() {
			sharing.current?.abort();
			setSharing(false);
		},
		removePage: () => setPage(null),
		look,
		take,
	};
}

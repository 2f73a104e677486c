import { useSession } from "@scriptorium/remote-kit/host";
import { type Dispatch, useEffect, useEffectEvent } from "react";
import type { CopilotAction, CopilotState } from "./copilot-state.ts";
import { keepPrompt, takePrompt } from "./kept-prompt.ts";
import type { KeptPrompt } from "./read-kept-prompt.ts";

export interface KeptPromptOptions {
	readonly scriptKey: string;
	/** What the box held at first. */
	readonly first: string;
	readonly state: CopilotState;
	readonly dispatch: Dispatch<CopilotAction>;
}

/** Brings back what was typed into the boxes before a reload, or before a sign-in on another page. */
export function useKeptPrompt({ scriptKey, first, state: { prompt, change }, dispatch }: KeptPromptOptions): void {
	const session = useSession();
	const ownerId = session.user?.id ?? null;
	const isKnown = session.status !== "loading";

	const take = useEffectEvent(() => takePrompt({ scriptKey, ownerId, first }));
	const restore = useEffectEvent((kept: KeptPrompt | null) => {
		// Browsers put the text into the box again by themselves.
		if (kept === null || (prompt !== first && prompt !== kept.prompt)) return;
		dispatch({ type: "type", prompt: kept.prompt });
		dispatch({ type: "change", change: kept.change });
	});
	useEffect(() => {
		if (isKnown) void take().then(restore);
	}, [isKnown]);

	const keep = useEffectEvent(() => {
		if (prompt !== first || change !== null) keepPrompt({ scriptKey, ownerId, first, prompt, change });
	});
	useEffect(() => {
		const keepNow = () => keep();
		addEventListener("pagehide", keepNow);
		return () => removeEventListener("pagehide", keepNow);
	}, []);
}

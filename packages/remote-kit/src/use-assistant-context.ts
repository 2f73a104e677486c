import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { useEffect, useEffectEvent } from "react";
import { useHost } from "./host.tsx";

/**
 * Describes what a screen shows to the Script Assistant while the component is mounted. One component of a screen does it, for the
 * whole screen: the newest description hides the others.
 * @param describe called when the person sends a question, with what was rendered last; null when there is nothing to describe
 */
export function useAssistantContext(describe: () => AssistantContext | null): void {
	const { assistant } = useHost();
	const describeLatest = useEffectEvent(describe);
	useEffect(() => assistant.describe(() => describeLatest()), [assistant]);
}

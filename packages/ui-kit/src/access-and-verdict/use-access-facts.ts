import type { Access } from "@scriptorium/script-analyzer/analysis-result";
import { useMessages } from "../locale.tsx";
import { type AccessFact, describeAccess } from "./describe-access.ts";
import { en } from "./messages/en.ts";

/**
 * Describes what a script could do, as cards show it.
 * @param access the facts; null while nothing is known
 * @returns the facts in the order in which they are shown, in the language of the page
 */
export function useAccessFacts(access: Access | null): readonly AccessFact[] {
	return describeAccess(access, useMessages({ en }));
}

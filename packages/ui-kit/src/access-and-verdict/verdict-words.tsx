import type { VerdictKind } from "@scriptorium/script-analyzer/analysis-result";
import { useMessages } from "../locale.tsx";
import { en } from "./messages/en.ts";

/**
 * A verdict in two to four words.
 * @param props.kind of the verdict
 */
export function VerdictWords({ kind }: { kind: VerdictKind }) {
	return useMessages({ en }).verdict[kind];
}

import type { VerdictKind } from "@scriptorium/script-analyzer/analysis-result";
import { useMessages } from "../locale.tsx";
import { en as detailTexts } from "./messages/details-en.ts";
import { VerdictWords } from "./verdict-words.tsx";

/**
 * A verdict named as such, beside `AccessList`.
 * @param props.kind of the verdict
 */
export function VerdictLine({ kind }: { kind: VerdictKind }) {
	return (
		<p>
			<strong>{useMessages({ en: detailTexts }).verdict}</strong> <VerdictWords kind={kind} />
		</p>
	);
}

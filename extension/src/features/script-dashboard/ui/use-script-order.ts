import { moveScript } from "@scriptorium/shared-protocol/extension-internal/change-script";
import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { useRef, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { following } from "../domain/move-script.ts";

export interface ScriptOrder {
	/** In the user's order; a move is seen at once. */
	readonly scripts: readonly ScriptSummary[];
	/** Moves a script to its place in this order of ids. False: the move could not be stored. */
	readonly move: (id: string, order: readonly string[]) => Promise<boolean>;
}

/** The user's order, which the worker stores one move after the other. */
export function useScriptOrder(
	{ client }: PagePorts,
	listed: readonly ScriptSummary[],
	onStored: () => Promise<void>,
): ScriptOrder {
	const [order, setOrder] = useState<readonly string[] | null>(null);
	const sent = useRef(Promise.resolve());
	const waiting = useRef(0);
	const places = order && new Map(order.map((id, index) => [id, index]));
	const placeOf = ({ id }: ScriptSummary): number => places?.get(id) ?? listed.length;
	return {
		scripts: places === null ? listed : [...listed].sort((one, other) => placeOf(one) - placeOf(other)),
		async move(id, next) {
			setOrder(next);
			waiting.current += 1;
			const stored = sent.current.then(() =>
				client.request(moveScript, { id, before: following(next, id) }, requestOptions),
			);
			sent.current = stored.then(() => undefined);
			const answer = await stored;
			waiting.current -= 1;
			// The worker's order counts once it has all moves, also where one of them failed.
			if (waiting.current === 0) {
				await onStored();
				setOrder(null);
			}
			return answer.ok;
		},
	};
}

import { useMemo } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { lineHash, lineOfHash } from "../../script-source/line-hash.ts";

/**
 * The line that the address names (`#L12`). `pointedAt` is a new object with every navigation, so that a link to a line
 * leads back to it however often it is followed; only a followed link takes the focus along.
 */
export function usePointedLine() {
	const { hash, key, search } = useLocation();
	const followed = useNavigationType() === "PUSH";
	const navigate = useNavigate();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key is what makes a repeated navigation a new one
	const pointedAt = useMemo(() => {
		const line = lineOfHash(hash);
		return line === null ? null : { line, focus: followed };
	}, [hash, key, followed]);
	return {
		pointedAt,
		/** Without an entry in the history: stepping through findings is not going somewhere. */
		pointAt: (line: number) => void navigate({ search, hash: lineHash(line) }, { replace: true }),
	};
}

import { useLocation, useNavigate } from "react-router-dom";
import { readVersionsAddress, type ShownVersions, writeVersionsAddress } from "./versions-address.ts";

/** How many entries of the browser's history lie above the page without the panel; none when it was opened by its address. */
function depthOf(state: unknown): number {
	if (typeof state !== "object" || state === null || !("versionsDepth" in state)) return 0;
	const { versionsDepth: depth } = state;
	return typeof depth === "number" && Number.isInteger(depth) && depth >= 0 ? depth : 0;
}

/**
 * The history of versions as the address shows it: a link to a comparison opens it, Back leads from the comparison to
 * the list and from the list to the page.
 */
export function useVersionsPanel() {
	const location = useLocation();
	const { search } = location;
	const navigate = useNavigate();
	const depth = depthOf(location.state);
	const shown = readVersionsAddress(search);
	return {
		shown,
		show: (next: ShownVersions) =>
			void navigate(
				{ search: writeVersionsAddress(search, next) },
				{ state: { versionsDepth: shown !== null && depth === 0 ? 0 : depth + 1 }, preventScrollReset: true },
			),
		close: () =>
			void (depth > 0
				? navigate(-depth)
				: navigate({ search: writeVersionsAddress(search, null) }, { replace: true, preventScrollReset: true })),
	};
}

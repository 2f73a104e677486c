import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type ExplorerState, readExplorerAddress, writeExplorerAddress } from "./explore-address.ts";
import { useDebounced } from "./use-debounced.ts";

/** How long filters must rest before the database is asked (spec 01 § 9). */
const DEBOUNCE_MS = 300;

const read = (address: string) => readExplorerAddress(new URLSearchParams(address));
const write = (state: ExplorerState) => writeExplorerAddress(state).toString();

/**
 * The filters answer at once and lead; the address follows when they have rested, and can be shared. Where the address
 * changes from elsewhere (Back, the header's search), it leads.
 */
export function useExplorerState() {
	const [query, setQuery] = useSearchParams();
	const address = write(readExplorerAddress(query));
	const [state, setState] = useState(() => read(address));
	/** The last address that these filters wrote or took over. */
	const [settledOn, setSettledOn] = useState(address);
	const [seen, setSeen] = useState(address);
	if (address !== seen) {
		setSeen(address);
		if (address !== settledOn) {
			setSettledOn(address);
			setState(read(address));
		}
	}
	const wanted = write(state);
	const rested = useDebounced(wanted, DEBOUNCE_MS);
	useEffect(() => {
		if (rested !== wanted || rested === settledOn) return;
		setSettledOn(rested);
		// Typing replaces, so that Back leads to the page before and not through every pause.
		const replace = write({ ...read(rested), search: "" }) === write({ ...read(settledOn), search: "" });
		setQuery(rested, { replace });
	}, [rested, wanted, settledOn, setQuery]);
	return {
		state,
		change: (part: Partial<ExplorerState>) => setState((before) => ({ ...before, ...part })),
		/** What to ask the database for. */
		rested: read(rested),
	};
}

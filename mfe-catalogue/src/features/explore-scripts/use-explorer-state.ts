import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type ExplorerState, readExplorerAddress, writeExplorerAddress } from "./explore-address.ts";

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
	const settled = useDebounced(wanted, DEBOUNCE_MS);
	useEffect(() => {
		if (settled !== wanted || settled === settledOn) return;
		setSettledOn(settled);
		setQuery(settled, { replace: sameFilters(settled, settledOn), preventScrollReset: true });
	}, [settled, wanted, settledOn, setQuery]);
	// The address needs no debouncing: a page reached by Back is shown at once, at its scroll position.
	const rested = read(wanted === address ? wanted : settled);
	return {
		state,
		/** Other filters begin at their first page. */
		change: (part: Partial<ExplorerState>) =>
			setState((before) => ({ ...before, page: "view" in part ? before.page : 1, ...part })),
		/** The query for the database. */
		rested,
	};
}

/** Typing, and looking at the same in another way, replace: so Back leads to the page before and not through every pause. */
function sameFilters(one: string, other: string): boolean {
	const filters = (address: string) => write({ ...read(address), search: "", view: "grid", page: 1 });
	return filters(one) === filters(other);
}

/** The value as it was when it last rested for `delay` milliseconds; at first, the value itself. */
function useDebounced<Value>(value: Value, delay: number): Value {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), delay);
		return () => clearTimeout(timer);
	}, [value, delay]);
	return settled;
}

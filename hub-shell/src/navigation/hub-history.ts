import type { Observable } from "@scriptorium/core-types/observable";
import type { Location, NavigationType, Navigator } from "react-router-dom";

/** One visit of a location: what the router shows, and how it came there. */
export interface Visit {
	readonly location: Location<unknown>;
	readonly action: NavigationType;
	/**
	 * What happens to the page's scroll position once the location is displayed: `reset` scrolls to the target of the fragment
	 * or to the top, `restore` to where the location was left, `keep` does nothing.
	 */
	readonly scroll: "reset" | "restore" | "keep";
}

export interface NavigateOptions {
	/** Takes the place of the current entry, so that Back does not lead to it. */
	readonly replace?: boolean;
}

/** Where the page is in the hub, for the router of `navigation-provider.tsx` and for code outside of React. */
export interface HubHistory {
	/**
	 * The visit that was last asked for. What is displayed follows it once its screen is loaded. The initial snapshot is what the
	 * server knows of the address: it has neither a fragment nor a state.
	 */
	readonly wanted: Required<Observable<Visit>>;
	/** What links and `useNavigate` use. */
	readonly navigator: Navigator;
	/** The server renders one location, which cannot be left. */
	readonly isStatic: boolean;
	/** @param path address within the hub, with query and fragment */
	navigate(path: string, options?: NavigateOptions): void;
	/** To be called when the screen of a visit is in the document. */
	displayed(visit: Visit): void;
}

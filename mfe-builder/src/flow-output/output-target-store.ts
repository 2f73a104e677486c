import { create } from "zustand";
import type { OutputTarget } from "./output-targets.ts";

export interface ChosenTarget {
	/** What the code panel shows, and what Save stores. */
	readonly target: OutputTarget;
	choose(target: OutputTarget): void;
}

export const useChosenTarget = create<ChosenTarget>()((set) => ({
	target: "bookmarklet",
	choose: (target) => set({ target }),
}));

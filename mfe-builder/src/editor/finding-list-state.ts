import { create } from "zustand";

interface FindingListState {
	/** The list of errors and warnings is on the screen. */
	readonly isOpen: boolean;
	/** The list takes the focus as soon as it is there. */
	readonly wantsFocus: boolean;
	readonly toggle: () => void;
	readonly close: () => void;
	/** Opens the list with the focus on its first entry: for a person whose command was refused. */
	readonly openWithFocus: () => void;
	readonly focusTaken: () => void;
}

/** Whether the errors and warnings of the flow are listed; every command that they can stop opens the same list. */
export const useFindingListState = create<FindingListState>()((set) => ({
	isOpen: false,
	wantsFocus: false,
	toggle: () => set(({ isOpen }) => ({ isOpen: !isOpen })),
	close: () => set({ isOpen: false, wantsFocus: false }),
	openWithFocus: () => set({ isOpen: true, wantsFocus: true }),
	focusTaken: () => set({ wantsFocus: false }),
}));

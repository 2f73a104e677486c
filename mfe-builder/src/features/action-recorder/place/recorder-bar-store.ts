import { create } from "zustand";

/** What the bar above the editor shows and does of the recorder. */
export interface BarRecorder {
	/** `idle` also after a recording. */
	readonly state: "idle" | "asking" | "recording" | "paused";
	readonly canStart: boolean;
	/** Number of actions that the card lists. */
	readonly count: number;
	readonly start: () => void;
	readonly pause: () => void;
	readonly resume: () => void;
	readonly stop: () => void;
	readonly convert: () => void;
}

interface RecorderBarState {
	/** Null until the card is loaded and an extension that records is connected. */
	readonly recorder: BarRecorder | null;
	/** How often the card was asked for; it scrolls into view each time. */
	readonly requests: number;
	readonly setRecorder: (recorder: BarRecorder | null) => void;
	readonly requestCard: () => void;
}

/** Connects the bar, which is part of the first screen, to the card, whose code is loaded later. */
export const useRecorderBarStore = create<RecorderBarState>()((set) => ({
	recorder: null,
	requests: 0,
	setRecorder: (recorder) => set({ recorder }),
	requestCard: () => set(({ requests }) => ({ requests: requests + 1 })),
}));

export const en = {
	partNotLoaded: "This part of the page could not be loaded",
	partNotLoadedDetail: "Check your connection and try again.",
} as const;

/** Local storage of this browser (spec 03 § 3): the tour was finished; it has come to an end, in whatever way. */
export type TourMark = "feature-tour-completed" | "feature-tour-seen";

/**
 * Keeps how the tour ended, so that it does not start by itself again. A completed tour is a seen one, too: `isTourNew` asks for one mark.
 * @param mark the way it ended
 */
export function keepTourMark(mark: TourMark): void {
	try {
		localStorage.setItem(mark, "true");
		localStorage.setItem("feature-tour-seen", "true");
	} catch {
		// Storage is blocked or full. Where it is blocked, the tour starts only when it is asked for (`isTourNew`).
	}
}

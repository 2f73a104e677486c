import { usePendingFollow } from "../features/follow-author/follow-toggle.ts";
import { usePendingStar } from "../features/star-script/star-toggle.ts";

/** Gives the star, or follows the author, that a visitor asked for before signing in. */
export function PendingToggles() {
	usePendingStar();
	usePendingFollow();
	return null;
}

import { usePendingFollow } from "../features/follow-author/use-pending-follow.ts";
import { usePendingStar } from "../features/star-script/use-pending-star.ts";

/** Gives the star, or follows the author, that a visitor asked for before signing in. */
export function PendingToggles() {
	usePendingStar();
	usePendingFollow();
	return null;
}

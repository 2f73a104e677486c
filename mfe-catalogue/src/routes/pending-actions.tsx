import { usePendingFollow } from "../features/follow-author/use-pending-follow.ts";
import { usePendingStar } from "../features/star-script/use-pending-star.ts";

/** Carries out what visitors were about to do when the sign-in came between. */
export function PendingActions() {
	usePendingStar();
	usePendingFollow();
	return null;
}

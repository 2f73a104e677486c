import type { Review } from "@scriptorium/hub-data/reviews/review";
import { useHost } from "@scriptorium/remote-kit/host";
import { useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { Button } from "@scriptorium/ui-kit/button";
import { CompactNumber } from "@scriptorium/ui-kit/compact-number";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { en } from "./messages/en.ts";
import { voteAction } from "./pending-review.ts";
import type { useVotes } from "./use-votes.ts";
import styles from "./vote-buttons.module.css";

export interface VoteButtonsProps {
	review: Review;
	votes: ReturnType<typeof useVotes>;
}

/** Helpful or not helpful, with how many say so. */
export function VoteButtons({ review, votes }: VoteButtonsProps) {
	const { votes: text, notices } = useMessages({ en });
	const host = useHost();
	const signInFor = useSignInFor(voteAction);
	const own = votes.voteOn(review.id);

	function press(isHelpful: boolean) {
		if (votes.unknown) return;
		if (votes.userId) return votes.vote(review.id, isHelpful, votes.userId);
		host.notify("error", notices.signInFirst, { description: text.signInToVote });
		signInFor({ reviewId: review.id, isHelpful: isHelpful ? "true" : "false" });
	}

	const choices = [
		{ isHelpful: true, label: text.helpful, count: review.helpful_count, Icon: ThumbsUp },
		{ isHelpful: false, label: text.notHelpful, count: review.not_helpful_count, Icon: ThumbsDown },
	];
	return (
		<fieldset className={styles.votes}>
			<legend className={styles.question}>{text.group}</legend>
			{choices.map(({ isHelpful, label, count, Icon }) => (
				<Button
					key={label}
					size="small"
					variant="quiet"
					aria-pressed={own === isHelpful}
					aria-disabled={votes.unknown || undefined}
					icon={<Icon aria-hidden="true" fill={own === isHelpful ? "currentColor" : "none"} />}
					onClick={() => press(isHelpful)}
				>
					{label}
					<span className={styles.count}>
						<CompactNumber value={count} label={text.unit(count)} />
					</span>
				</Button>
			))}
		</fieldset>
	);
}

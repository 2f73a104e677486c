import { reviewFilters, reviewKeys } from "@scriptorium/hub-data/query-keys/review-query-keys";
import { castVote } from "@scriptorium/hub-data/reviews/cast-vote";
import { listOwnVotes, type OwnVotes } from "@scriptorium/hub-data/reviews/list-own-votes";
import type { ReviewPage } from "@scriptorium/hub-data/reviews/list-reviews";
import { withdrawVote } from "@scriptorium/hub-data/reviews/withdraw-vote";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type InfiniteData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { countVote, type Vote } from "./count-vote.ts";
import { en } from "./messages/en.ts";

interface VoteChange {
	readonly reviewId: string;
	readonly before: Vote;
	readonly after: Vote;
	readonly by: string;
}

/** The signed-in person's votes on the reviews of a script, and the optimistic change of one. */
export function useVotes(scriptId: string) {
	const host = useHost();
	const { failed } = useMessages({ en }).votes;
	const { status, user } = useSession();
	const userId = user?.id ?? null;
	const queries = useQueryClient();
	const queryKey = reviewKeys.votes(scriptId, userId);
	const votes = useQuery<OwnVotes>({
		queryKey,
		enabled: userId !== null,
		queryFn: ({ signal }) => (userId ? unwrapForQuery(listOwnVotes(host.client, { userId, scriptId }, signal)) : {}),
	});

	function show(reviewId: string, before: Vote, after: Vote) {
		queries.setQueryData(queryKey, (known) => {
			const { [reviewId]: _, ...others } = known ?? {};
			return after === null ? others : { ...others, [reviewId]: after };
		});
		// Counts go along in every order that was looked at; the order itself stays until the list is read again.
		queries.setQueriesData<InfiniteData<ReviewPage>>(reviewFilters.lists(scriptId), (known) => {
			if (!known) return known;
			const pages = known.pages.map((page) => ({
				...page,
				reviews: page.reviews.map((review) => (review.id === reviewId ? countVote(review, before, after) : review)),
			}));
			return { ...known, pages };
		});
	}

	const change = useMutation({
		mutationFn: ({ reviewId, after, by: userId }: VoteChange) =>
			unwrapForQuery(
				after === null
					? withdrawVote(host.client, { userId, reviewId })
					: castVote(host.client, { userId, reviewId, isHelpful: after }),
			),
		// One after the other: a quick second click must not overtake the first.
		scope: { id: `votes-${scriptId}` },
		onMutate: async ({ reviewId, before, after }) => {
			await queries.cancelQueries({ queryKey });
			show(reviewId, before, after);
		},
		onSuccess: (_, { reviewId, after }) =>
			host.track({
				type: "review-vote",
				category: "review",
				action: after === null ? "withdraw" : "cast",
				label: reviewId,
			}),
		onError: (_, { reviewId, before, after }) => {
			show(reviewId, after, before);
			host.notify("error", failed);
		},
		onSettled: () => queries.invalidateQueries({ queryKey }),
	});

	return {
		userId,
		/** While it is not known how one voted, a click could only guess. */
		unknown: status === "loading" || (userId !== null && votes.isPending),
		voteOn: (reviewId: string): Vote => votes.data?.[reviewId] ?? null,
		/** Pressing the vote that one has given takes it back. */
		vote: (reviewId: string, isHelpful: boolean, by: string) => {
			const before = votes.data?.[reviewId] ?? null;
			change.mutate({ reviewId, before, after: before === isHelpful ? null : isHelpful, by });
		},
	};
}

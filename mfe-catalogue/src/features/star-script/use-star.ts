import { starKeys } from "@scriptorium/hub-data/query-keys/star-and-follow-query-keys";
import { addStar } from "@scriptorium/hub-data/stars/add-star";
import { readStar } from "@scriptorium/hub-data/stars/read-star";
import { removeStar } from "@scriptorium/hub-data/stars/remove-star";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useHost, useSession } from "../../host/host-context.tsx";
import { unwrapForQuery } from "../../host/query-failure.ts";
import { en } from "./messages/en.ts";

export interface StarChange {
	readonly scriptId: string;
	/** The count elsewhere on the page goes along at once: +1 or -1, and the opposite when the change fails. */
	readonly onCountChange: (by: 1 | -1) => void;
	/** The database has settled the count: read it again. */
	readonly onSettled: () => void;
}

/** Whether the signed-in person has starred the script, and the optimistic change of it. */
export function useStar({ scriptId, onCountChange, onSettled }: StarChange) {
	const host = useHost();
	const text = useMessages({ en });
	const userId = useSession().user?.id ?? null;
	const queries = useQueryClient();
	const queryKey = starKeys.own(userId, scriptId);
	const star = useQuery({
		queryKey,
		enabled: userId !== null,
		queryFn: ({ signal }) => (userId ? unwrapForQuery(readStar(host.client, { userId, scriptId }, signal)) : false),
	});
	const change = useMutation({
		mutationFn: ({ starred, by }: { starred: boolean; by: string }) =>
			unwrapForQuery((starred ? addStar : removeStar)(host.client, { userId: by, scriptId })),
		// One after the other: a quick second click must not overtake the first.
		scope: { id: `star-${scriptId}` },
		onMutate: async ({ starred }) => {
			await queries.cancelQueries({ queryKey });
			queries.setQueryData(queryKey, starred);
			onCountChange(starred ? 1 : -1);
		},
		onSuccess: (_, { starred }) => {
			host.notify("success", starred ? text.added : text.removed);
			host.track({ type: "star", category: "script", action: starred ? "add" : "remove", label: scriptId });
		},
		onError: (_, { starred }) => {
			queries.setQueryData(queryKey, !starred);
			onCountChange(starred ? -1 : 1);
			host.notify("error", text.failed);
		},
		onSettled: () => {
			onSettled();
			return queries.invalidateQueries({ queryKey });
		},
	});
	return {
		starred: star.data === true,
		/** While it is not known whether there is a star, a click could only guess. */
		unknown: userId !== null && star.isPending,
		userId,
		toggle: (by: string) => change.mutate({ starred: star.data !== true, by }),
	};
}

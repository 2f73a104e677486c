import { readOwnReview } from "@scriptorium/hub-data/reviews/read-own-review";
import { useQuery } from "@tanstack/react-query";
import { useHost, useSession } from "../../host/host-context.tsx";
import { unwrapForQuery } from "../../host/query-failure.ts";
import { reviewKeys } from "./review-keys.ts";

/** The review that the signed-in person has written of this script, if any. */
export function useOwnReview(scriptId: string) {
	const { client } = useHost();
	const { status, user } = useSession();
	const userId = user?.id ?? null;
	const own = useQuery({
		queryKey: reviewKeys.own(scriptId, userId),
		enabled: userId !== null,
		queryFn: ({ signal }) => (userId ? unwrapForQuery(readOwnReview(client, { userId, scriptId }, signal)) : null),
	});
	return {
		userId,
		review: own.data ?? null,
		/** While it is not known whether there is one, the dialog could only guess its mode. */
		unknown: status === "loading" || (userId !== null && own.isPending),
	};
}

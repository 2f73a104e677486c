import { succeed } from "@scriptorium/shared-protocol/errors";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";

export interface PlacedItem {
	readonly bookmarklet_id: string;
	readonly position: number;
}

/**
 * Gives the items of one's own collection the places of their order. Only items whose place changes are written, each by
 * itself: when one fails, some may have moved already, so read the collection again after a failure.
 */
export async function orderCollection(
	client: HubClient,
	args: { readonly collectionId: string; readonly items: readonly PlacedItem[] },
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	const moved = args.items.flatMap(({ bookmarklet_id: id, position: before }, position) =>
		before === position ? [] : [{ id, position }],
	);
	const answers = await Promise.all(
		moved.map(({ id, position }) => {
			const request = client
				.from("collection_items")
				.update({ position })
				.eq("collection_id", args.collectionId)
				.eq("bookmarklet_id", id);
			return readAcknowledgement(prepareRequest(request, signal), signal);
		}),
	);
	return answers.find((answer) => !answer.ok) ?? succeed(undefined);
}

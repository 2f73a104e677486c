import { succeed } from "@scriptorium/core-types/errors";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";

export interface PlacedItem {
	readonly bookmarklet_id: string;
	readonly position: number;
}

/**
 * Sets the positions of the items of one's own collection. Only changed positions are written, each in a request of its
 * own: after a failure some may have changed, so read the collection again.
 * @param client the hub client; its session decides what the request may do
 * @param args collection, and its items in their new order with their old positions
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing, or the first error
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

import { succeed } from "@scriptorium/core-types/errors";
import type { CollectionTexts } from "@scriptorium/hub-data/collections/collection";
import { createCollection } from "@scriptorium/hub-data/collections/create-collection";
import { updateCollection } from "@scriptorium/hub-data/collections/update-collection";
import { collectionFilters } from "@scriptorium/hub-data/query-keys/collection-query-keys";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { en } from "./messages/en.ts";

/** Makes a collection (`id` null) or changes one. */
export function useSaveCollection() {
	const host = useHost();
	const text = useMessages({ en }).dialog;
	const queries = useQueryClient();
	const userId = useSession().user?.id ?? null;
	const isRunning = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);

	/** The collection's id, or null when it was not saved. */
	async function save(values: CollectionTexts, id: string | null): Promise<string | null> {
		if (isRunning.current || userId === null) return null;
		isRunning.current = true;
		setBusy(true);
		setFailure(null);
		const saved =
			id === null
				? await createCollection(host.client, { ...values, userId })
				: await updateCollection(host.client, { ...values, id }).then((done) => (done.ok ? succeed({ id }) : done));
		isRunning.current = false;
		setBusy(false);
		if (!saved.ok) {
			setFailure(saved.error.message);
			return null;
		}
		host.notify("success", id === null ? text.created : text.saved);
		host.track({ type: "collection", category: "collection", action: id === null ? "create" : "update" });
		await queries.invalidateQueries(collectionFilters.all);
		return saved.value.id;
	}

	return { save, isBusy, failure };
}

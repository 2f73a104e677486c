import {
	handleContactMessage,
	type InboxMessage,
	listContactMessages,
} from "@scriptorium/hub-data/contact/contact-inbox";
import { type InboxPageParam, inboxFilters, inboxKeys } from "@scriptorium/hub-data/query-keys/operations-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { en } from "./messages/en.ts";

const PAGE_SIZE = 25;
/** A function, so that its type is that of any page and not `null`. */
const firstPage = (): InboxPageParam => null;

/** The open or the answered messages, page by page. */
export function useInbox(isHandled: boolean) {
	const { client } = useHost();
	return useInfiniteQuery({
		queryKey: inboxKeys.list(isHandled),
		initialPageParam: firstPage(),
		queryFn: ({ pageParam, signal }) =>
			unwrapForQuery(listContactMessages(client, { isHandled, after: pageParam, limit: PAGE_SIZE }, signal)),
		getNextPageParam: (last) => (last.length < PAGE_SIZE ? undefined : (last.at(-1) ?? undefined)),
	});
}

/** Marks a message as answered or opens it again; its notice offers to undo that. */
export function useHandleMessage() {
	const text = useMessages({ en });
	const host = useHost();
	const queries = useQueryClient();
	const change = useMutation({
		mutationFn: ({ id, isHandled }: { readonly id: InboxMessage["id"]; readonly isHandled: boolean }) =>
			unwrapForQuery(handleContactMessage(host.client, { id, isHandled })),
		onSuccess: (isHandled, { id }) => {
			host.notify("success", isHandled ? text.handled : text.reopened, {
				action: { label: text.undo, run: () => change.mutate({ id, isHandled: !isHandled }) },
			});
		},
		onError: (error) => host.notify("error", text.changeFailed, { description: error.message }),
		onSettled: () => queries.invalidateQueries(inboxFilters.all),
	});
	return change;
}

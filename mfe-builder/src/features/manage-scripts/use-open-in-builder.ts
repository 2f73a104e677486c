import { flowDocument } from "@scriptorium/flow/document/flow-document";
import { readFlow } from "@scriptorium/hub-data/scripts/read-flow";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { useOpenFlow } from "../../editor/open-flow.ts";
import { en } from "./messages/en.ts";

/** Opens the flow of a script in the builder. The flow that is open there can be brought back from the notice. */
export function useOpenInBuilder() {
	const host = useHost();
	const text = useMessages({ en }).builder;
	const navigate = useNavigate();
	return useMutation({
		networkMode: "always",
		mutationFn: async ({ id }: { readonly id: string; readonly title: string }) => {
			const parsed = z.safeParse(flowDocument, await unwrapForQuery(readFlow(host.client, { scriptId: id })));
			if (!parsed.success) throw new Error(text.unreadable);
			return parsed.data;
		},
		onSuccess: (flow, { title }) => {
			const { flow: former, open } = useOpenFlow.getState();
			open(flow);
			const isReplaced = former !== null && former.nodes.length > 0;
			host.notify(
				"info",
				text.opened(title),
				isReplaced
					? {
							description: text.replaced,
							durationMs: 10_000,
							action: { label: text.back, run: () => void open(former) },
						}
					: {},
			);
			void navigate("/builder");
		},
		onError: ({ message }) => host.notify("error", text.failed, { description: message }),
	});
}

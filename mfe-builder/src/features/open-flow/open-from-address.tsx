import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { defineReturn, usePendingAction, useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion } from "@scriptorium/ui-kit/skeleton";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useFlowStore } from "../../editor/flow-store.ts";
import { en } from "./messages/en.ts";
import { readSavedFlow } from "./read-saved-flow.ts";
import { useOpenFlow } from "./use-open-flow.ts";

const openAction = defineReturn("open-flow/open");
const isShared = (fragment: string) => fragment.startsWith("#flow=");

/**
 * Opens what the address names: `?edit={id}` the flow of one's own script, `#flow=…` a shared flow. Both are changes that can be
 * undone, and leave the address, so that a reload does not repeat them.
 */
export function OpenFromAddress() {
	const host = useHost();
	const text = useMessages({ en });
	const { hash } = useLocation();
	const [search] = useSearchParams();
	const navigate = useNavigate();
	const { status, user } = useSession();
	const signInFor = useSignInFor(openAction);
	usePendingAction(openAction);
	const [isOpening, setOpening] = useState(false);
	/** The address that is being opened: an effect that runs again must not open it twice. */
	const started = useRef("");
	const scriptId = search.get("edit");

	const { open, refuse } = useOpenFlow();

	useEffect(() => {
		if (!isShared(hash) || started.current === hash) return;
		started.current = hash;
		const run = async () => {
			await useFlowStore.getState().restored();
			const { unpackShared } = await import("../../flow-output/share-link.ts");
			const read = unpackShared(hash);
			void navigate({ hash: "" }, { replace: true });
			const about = { label: text.changes.shared, said: text.openedShared, foreignCode: text.custom, origin: null };
			if (read.ok) open({ ...about, ...read.value });
			else refuse(read.error.message);
		};
		run().catch((error: unknown) => refuse(String(error)));
	}, [hash, navigate, open, refuse, text]);

	useEffect(() => {
		if (scriptId === null || status === "loading" || started.current === scriptId) return;
		started.current = scriptId;
		if (status === "signed-out") {
			host.notify("error", text.reasons.signIn);
			signInFor({});
			return;
		}
		const run = async () => {
			setOpening(true);
			const [read] = await Promise.all([
				readSavedFlow(host.client, scriptId, user.id),
				useFlowStore.getState().restored(),
			]);
			setOpening(false);
			void navigate({ search: "" }, { replace: true });
			if (!read.ok) return refuse(read.error.code === "OTHER" ? read.error.message : text.reasons[read.error.code]);
			const { title } = read.value.origin;
			open({ label: text.changes.script(title), said: text.opened(title), foreignCode: null, ...read.value });
		};
		run().catch((error: unknown) => refuse(String(error)));
	}, [scriptId, status, user, host, signInFor, navigate, open, refuse, text]);

	return isOpening ? <LoadingRegion text={text.opening} textVisible children={null} /> : null;
}

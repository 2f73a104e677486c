import { messageOf } from "@scriptorium/core-types/errors";
import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import { useCallback, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import type * as z from "zod/mini";
import { useHost, useSession } from "./host.tsx";

/*
 * What somebody wanted to do when they had to sign in first. The shell keeps it in the tab over the redirect to the
 * identity provider, drops it after 15 minutes, and hands it out once (`hub-shell/src/host-context/pending-actions.ts`).
 * Here it gets its types, and is carried out only for the person who asked for it.
 */

/** Payload field for the person whose session had ended; visitors have none. */
const ASKED_BY = "askedBy";

type Texts = Readonly<Record<string, string | undefined>>;

/** One kind of pending action with the types of its payload: `Input` as it is stored, `Output` as it is carried out. */
export interface PendingActionKind<Input extends Texts, Output> {
	readonly kind: string;
	/**
	 * @param returnTo path on the hub to come back to, with its query
	 * @param askedBy id of the person who is signed in according to the page; null for a visitor
	 */
	create(payload: Input, returnTo: string, askedBy: string | null): PendingAction;
	/**
	 * @param userId of the person who is signed in now
	 * @returns null when the stored action is not readable as this kind, or was asked for by somebody else
	 * @throws when the schema's code cannot be loaded
	 */
	read(action: PendingAction, userId: string): Promise<Output | null>;
}

/**
 * Defines what can be carried out after a sign-in.
 * @param kind `<feature>/<verb>`, unique among all remotes; at most 100 characters
 * @param payload schema of the stored payload, an object of texts of at most 4096 characters each, or a function that loads
 *   it: most visits have no pending action and need no code that reads one. The stored payload comes from the browser's
 *   storage, so it is checked again when it is read
 * @returns the kind, to be passed to `useSignInFor` and `usePendingAction`
 */
export function definePendingAction<Schema extends z.ZodMiniType<unknown, Texts>>(
	kind: string,
	payload: Schema | (() => Promise<Schema>),
): PendingActionKind<z.input<Schema>, z.output<Schema>> {
	return {
		kind,
		create(values, returnTo, askedBy) {
			const texts: Record<string, string> = askedBy === null ? {} : { [ASKED_BY]: askedBy };
			for (const [name, text] of Object.entries<string | undefined>(values)) {
				if (text !== undefined) texts[name] = text;
			}
			return { kind, returnTo, payload: texts };
		},
		async read(action, userId) {
			const { [ASKED_BY]: askedBy = userId, ...values } = action.payload;
			if (action.kind !== kind || askedBy !== userId) return null;
			const parsed = (typeof payload === "function" ? await payload() : payload).safeParse(values);
			return parsed.success ? parsed.data : null;
		},
	};
}

/**
 * Defines an action that is complete once the person is back, signed in, on the screen that asked.
 * @param kind as of `definePendingAction`
 * @returns the kind, with an empty payload
 */
export const defineReturn = (kind: string) =>
	definePendingAction(kind, async () => (await import("./empty-payload.ts")).emptyPayload);

/**
 * Leads to the sign-in with an action to carry out afterwards.
 * @param action kind of the pending action
 * @returns a function that takes the payload and opens the sign-in; the person comes back to the current page
 */
export function useSignInFor<Input extends Texts>(action: PendingActionKind<Input, unknown>): (payload: Input) => void {
	const host = useHost();
	const userId = useSession().user?.id ?? null;
	const { pathname, search } = useLocation();
	return useCallback(
		(payload) => host.requireSignIn(action.create(payload, pathname + search, userId)),
		[host, action, pathname, search, userId],
	);
}

/**
 * Carries out the pending actions of one kind while the component is mounted. Each runs once, and only for the person who
 * asked, or for whoever signed in when a visitor asked.
 * @param action kind of the pending action
 * @param run receives the payload and the id of the person who is signed in; left out for a return
 */
export function usePendingAction<Output>(
	action: PendingActionKind<never, Output>,
	run?: (payload: Output, userId: string) => void,
): void {
	const host = useHost();
	const runLatest = useEffectEvent((payload: Output, userId: string) => run?.(payload, userId));
	useEffect(
		() =>
			host.onPendingAction(action.kind, (pending) => {
				const userId = host.session.getSnapshot().user?.id;
				if (userId === undefined) return;
				action.read(pending, userId).then(
					(payload) => {
						if (payload !== null) runLatest(payload, userId);
					},
					(error: unknown) => console.error(`The pending action ${action.kind} could not be read: ${messageOf(error)}`),
				);
			}),
		[host, action],
	);
}

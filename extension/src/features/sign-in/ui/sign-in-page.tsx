import { type AuthStatus, setAuthToken, startSignIn } from "@scriptorium/shared-protocol/extension-internal/sign-in";
import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useEffect, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { en } from "../messages/en.ts";
import { signInOptions } from "./sign-in-options.ts";

/** What the hub has put into this page's address. */
export interface GivenCode {
	readonly code: string;
	readonly state: string;
}

type State = { readonly at: "busy" } | { readonly at: "done"; readonly status: AuthStatus } | Failed;
interface Failed {
	readonly at: "failed";
	readonly reason: "notStarted" | "refused" | "network";
}

const REASONS: Readonly<Record<string, Failed["reason"]>> = {
	NOT_STARTED: "notStarted",
	REFUSED: "refused",
	INVALID_PAYLOAD: "notStarted",
};

/** The page to which the hub sends its one-time code: hands it to the worker, and says what came of it. */
export function SignInPage({
	ports: { client },
	given,
}: {
	ports: Pick<PagePorts, "client">;
	given: GivenCode | null;
}) {
	const texts = useMessages({ en });
	const [state, setState] = useState<State>(given === null ? { at: "failed", reason: "notStarted" } : { at: "busy" });
	useEffect(() => {
		if (given === null) return;
		void client.request(setAuthToken, given, signInOptions).then((answer) => {
			// The page renders twice in development: the answer to the second request does not replace a success.
			setState((before) => {
				if (before.at === "done") return before;
				return answer.ok
					? { at: "done", status: answer.value }
					: { at: "failed", reason: REASONS[answer.error.code] ?? "network" };
			});
		});
	}, [client, given]);
	return (
		<main>
			<Page
				title={state.at === "done" ? texts.page.done : state.at === "failed" ? texts.page.failed : texts.page.title}
				eyebrow={texts.product}
				width="centered"
			>
				{state.at === "busy" && (
					<LoadingRegion text={texts.page.busy}>
						<Skeleton lines={2} />
					</LoadingRegion>
				)}
				{state.at === "done" && <p role="status">{texts.page.doneDetail(state.status.user?.email ?? "")}</p>}
				{state.at === "failed" && (
					<>
						<ErrorState title={texts.page.failed} detail={texts.page[state.reason]} />
						<Button onClick={() => void client.request(startSignIn, {}, signInOptions)}>{texts.page.again}</Button>
					</>
				)}
			</Page>
		</main>
	);
}

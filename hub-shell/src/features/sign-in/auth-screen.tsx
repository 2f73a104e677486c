import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHubSession, useObservable } from "../../host-context/host-provider.tsx";
import { PageTitle } from "../../host-context/page-title.tsx";
import { readDesktopTarget } from "./desktop-target.ts";
import { GoogleButton } from "./google-button.tsx";
import { en } from "./messages/en.ts";
import { SignInCard } from "./sign-in-card.tsx";
import type { SignInPorts } from "./sign-in-ports.ts";
import { SignedInCard } from "./signed-in-card.tsx";

/** `/auth`, with or without a desktop app's `redirect_uri` (spec 02 § 2). */
export function AuthScreen({ ports }: { ports: SignInPorts }) {
	const texts = useMessages({ en });
	const navigate = useNavigate();
	const session = useHubSession();
	const { search } = useLocation();
	const target = readDesktopTarget(search, ports.desktopRules);
	const appTexts = texts.apps[target.kind === "allowed" ? target.app : "desktop"];
	const { problem } = ports;
	const shownProblem = useObservable(problem);
	useEffect(() => () => problem.set("none"), [problem]);

	function rememberTarget(): void {
		if (target.kind === "allowed") ports.desktopRequest.write(target.request);
		else ports.desktopRequest.clear();
	}

	return (
		<>
			<PageTitle text={texts.pageTitle} />
			{session.status === "loading" && (
				<SignInCard heading={texts.heading}>
					<LoadingRegion text={texts.loading}>
						<Skeleton shape="block" height="2.75rem" />
					</LoadingRegion>
				</SignInCard>
			)}
			{session.status === "signed-out" && (
				<SignInCard heading={texts.heading} lead={target.kind === "allowed" ? appTexts.lead : texts.lead}>
					{target.kind === "refused" && <ErrorState title={appTexts.failed} detail={appTexts.failedDetail} />}
					<GoogleButton
						problem={shownProblem}
						onSignIn={() => {
							rememberTarget();
							return ports.signIn();
						}}
					/>
				</SignInCard>
			)}
			{session.status === "signed-in" && target.kind === "refused" && (
				<SignInCard heading={texts.heading}>
					<ErrorState title={appTexts.failed} detail={appTexts.failedDetail} />
				</SignInCard>
			)}
			{session.status === "signed-in" && target.kind !== "refused" && (
				<SignedInCard
					hasFailed={shownProblem === "failed" || shownProblem === "denied"}
					email={session.user.email}
					desktopTarget={target.kind === "allowed" ? target : null}
					onComplete={() => {
						rememberTarget();
						if (target.kind === "allowed") void navigate({ pathname: `/auth/${target.app}`, search });
					}}
				/>
			)}
		</>
	);
}

import { buttonClass } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, Navigate, useLocation } from "react-router-dom";
import { useHubSession } from "../../host-context/host-provider.tsx";
import { PageTitle } from "../../host-context/page-title.tsx";
import { desktopHandOffAddress } from "../../session/desktop-redirect.ts";
import { readDesktopTarget } from "./desktop-target.ts";
import { en } from "./messages/en.ts";
import { SignInCard } from "./sign-in-card.tsx";
import type { SignInPorts } from "./sign-in-ports.ts";
import { SignedInCard } from "./signed-in-card.tsx";

/**
 * `/auth/desktop`: hands the session to the desktop app. By itself only when this tab asked for exactly that address
 * before its sign-in; a link from elsewhere ends at `/auth`, where the person decides with a click.
 */
export function DesktopScreen({ ports }: { ports: SignInPorts }) {
	const texts = useMessages({ en });
	const session = useHubSession();
	const { search } = useLocation();
	const target = readDesktopTarget(search, ports.desktopRules);
	const [wasAskedHere] = useState(
		() => target.kind === "allowed" && ports.desktopRequest.read()?.redirectUri === target.redirectUri,
	);

	function handOver(): void {
		const tokens = ports.tokens();
		if (target.kind !== "allowed" || tokens === null) return;
		ports.desktopRequest.clear();
		ports.leaveTo(desktopHandOffAddress(target.url, tokens));
	}
	const handOverOnce = useEffectEvent(handOver);
	const isReady = wasAskedHere && session.status === "signed-in";
	useEffect(() => {
		if (isReady) handOverOnce();
	}, [isReady]);

	if (target.kind === "allowed" && (!wasAskedHere || session.status === "signed-out")) {
		return <Navigate to={{ pathname: "/auth", search }} replace />;
	}
	return (
		<>
			<PageTitle text={texts.pageTitle} />
			{target.kind !== "allowed" && (
				<SignInCard heading={texts.heading}>
					<ErrorState title={texts.desktopFailed} detail={texts.desktopFailedDetail} />
					<Link to="/" className={buttonClass({ variant: "primary" })}>
						{texts.dashboard}
					</Link>
				</SignInCard>
			)}
			{target.kind === "allowed" && session.status === "loading" && (
				<SignInCard heading={texts.heading}>
					<LoadingRegion text={texts.loading}>
						<Skeleton shape="block" height="2.75rem" />
					</LoadingRegion>
				</SignInCard>
			)}
			{target.kind === "allowed" && session.status === "signed-in" && (
				<SignedInCard email={session.user.email} desktopTarget={target.url} onComplete={handOver} />
			)}
		</>
	);
}

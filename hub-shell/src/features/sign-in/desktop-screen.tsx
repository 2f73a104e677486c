import { buttonClass } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useEffect, useEffectEvent, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useHubSession } from "../../host-context/host-provider.tsx";
import { PageTitle } from "../../host-context/page-title.tsx";
import { Link } from "../../navigation/link.tsx";
import { desktopCodeAddress, desktopHandOffAddress } from "../../session/desktop-redirect.ts";
import { isSameRequest, readDesktopRequest } from "../../session/desktop-request.ts";
import { type DesktopTarget, readDesktopTarget, type WaitingApp } from "./desktop-target.ts";
import { en } from "./messages/en.ts";
import { SignInCard } from "./sign-in-card.tsx";
import type { SignInPorts } from "./sign-in-ports.ts";
import { SignedInCard } from "./signed-in-card.tsx";

type Allowed = Extract<DesktopTarget, { kind: "allowed" }>;

/**
 * `/auth/desktop` and `/auth/extension`: hands the app a one-time code, or the session's tokens if it sent no challenge. By itself only when
 * this tab asked for exactly that before its sign-in; a link from elsewhere ends at `/auth`, where the person decides.
 */
export function DesktopScreen({ ports, app }: { ports: SignInPorts; app: WaitingApp }) {
	const texts = useMessages({ en });
	const session = useHubSession();
	const { search } = useLocation();
	const asked = readDesktopTarget(search, ports.desktopRules);
	const target: DesktopTarget = asked.kind === "allowed" && asked.app !== app ? { kind: "refused" } : asked;
	const appTexts = texts.apps[app];
	const [wasAskedHere] = useState(
		() => target.kind === "allowed" && isSameRequest(readDesktopRequest(ports.desktopRequest), target.request),
	);
	const [state, setState] = useState<"ready" | "busy" | "failed">("ready");

	async function addressFor({ request, url }: Allowed): Promise<string | null> {
		if (request.codeChallenge === null) {
			const tokens = ports.tokens();
			return tokens && desktopHandOffAddress(url, request, tokens);
		}
		const code = await ports.createCode({ codeChallenge: request.codeChallenge, redirectUri: request.redirectUri });
		return code.ok ? desktopCodeAddress(url, request, code.value) : null;
	}

	async function handOver(): Promise<void> {
		if (target.kind !== "allowed") return;
		ports.desktopRequest.clear();
		setState("busy");
		const address = await addressFor(target);
		setState(address === null ? "failed" : "ready");
		if (address !== null) ports.leaveTo(address);
	}
	const handOverOnce = useEffectEvent(() => void handOver());
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
					<ErrorState title={appTexts.failed} detail={appTexts.failedDetail} />
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
				<SignedInCard
					email={session.user.email}
					desktopTarget={target}
					desktopState={state}
					onComplete={() => void handOver()}
				/>
			)}
		</>
	);
}

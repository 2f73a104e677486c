import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Navigate } from "react-router-dom";
import { useHost, useHubSession } from "../../host-context/host-provider.tsx";
import { PageTitle } from "../../host-context/page-title.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { AccountPage } from "./account-page.tsx";
import { type AccountPorts, OPEN_ACCOUNT } from "./account-ports.ts";
import { en } from "./messages/en.ts";

/** `/account` (spec 02 § 2): visitors are sent to `/auth`. `usageSetting`: the switch of usage statistics. */
export function AccountScreen({ ports, usageSetting }: { ports: AccountPorts; usageSetting: ReactNode }) {
	const texts = useMessages({ en });
	const session = useHubSession();
	const { onPendingAction } = useHost();
	const wasSignedIn = useRef(false);
	if (session.status === "signed-in") wasSignedIn.current = true;
	// Coming back here is all that the action is for.
	useEffect(() => onPendingAction(OPEN_ACCOUNT, () => undefined), [onPendingAction]);
	return (
		<>
			<PageTitle text={texts.title} />
			{session.status === "loading" && (
				<AccountFrame>
					<LoadingRegion text={texts.loading}>
						<Skeleton shape="block" height="20rem" />
					</LoadingRegion>
				</AccountFrame>
			)}
			{session.status === "signed-out" && (
				<ToSignIn
					onLeave={() => {
						if (!wasSignedIn.current) ports.returnAfterSignIn();
					}}
				/>
			)}
			{session.status === "signed-in" && (
				<AccountPage key={session.user.id} userId={session.user.id} ports={ports} usageSetting={usageSetting} />
			)}
		</>
	);
}

/** Somebody who has just signed out here does not want to come back. */
function ToSignIn({ onLeave }: { onLeave: () => void }) {
	const leave = useEffectEvent(onLeave);
	useEffect(() => leave(), []);
	return <Navigate to="/auth" replace />;
}

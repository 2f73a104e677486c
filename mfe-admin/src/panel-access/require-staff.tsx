import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion } from "@scriptorium/ui-kit/skeleton";
import { type ReactNode, Suspense, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useOwnRoles } from "../admin-role/use-own-roles.ts";
import { en } from "./messages/en.ts";

export interface RequireStaffProps {
	/** @param isAdmin false for a moderator, who sees Content Moderation alone */
	readonly children: (isAdmin: boolean) => ReactNode;
}

/** Shows its content to administrators and moderators only. The database refuses everybody else anyway. */
export function RequireStaff({ children }: RequireStaffProps) {
	const text = useMessages({ en });
	const session = useSession();
	const roles = useOwnRoles(session.user?.id ?? null);
	if (session.status === "signed-out") return <Refusal message={text.signInFirst} to="/auth" />;
	if (roles.isError) {
		return (
			<Page width="reading">
				<ErrorState
					headingLevel={1}
					title={text.failed}
					detail={text.failedDetail}
					actions={<Button onClick={() => void roles.refetch()}>{text.retry}</Button>}
				/>
			</Page>
		);
	}
	const waiting = (
		<Page title={text.heading} width="reading">
			<LoadingRegion text={text.checking} textVisible />
		</Page>
	);
	if (session.status === "loading" || !roles.isSuccess) return waiting;
	const isAdmin = roles.data.includes("admin");
	if (!isAdmin && !roles.data.includes("moderator")) return <Refusal message={text.notAdmin} to="/" />;
	// The panel's code is loaded only now; until then the page keeps its heading.
	return <Suspense fallback={waiting}>{children(isAdmin)}</Suspense>;
}

/** Shows why access is refused and redirects (spec 02 § 6). */
function Refusal({ message, to }: { message: string; to: "/auth" | "/" }) {
	const host = useHost();
	const navigate = useNavigate();
	useEffect(() => {
		host.notify("error", message);
		void navigate(to, { replace: true });
	}, [host, message, navigate, to]);
	return null;
}

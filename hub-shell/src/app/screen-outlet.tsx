import { Outlet, useLocation } from "react-router-dom";
import { RemoteBoundary } from "../remotes/remote-boundary.tsx";
import { ScreenCrash } from "./screen-crash.tsx";

/** The screen within the layout: one that throws leaves header and footer in place, and the next navigation tries again. */
export function ScreenOutlet() {
	const { key } = useLocation();
	return (
		<RemoteBoundary resetKey={key} renderFailure={() => <ScreenCrash />}>
			<Outlet />
		</RemoteBoundary>
	);
}

import { useEffect, useState } from "react";
import { type DataRouter, RouterProvider } from "react-router-dom";

/**
 * The router's provider hears of navigations only once it is mounted, and another listener has heard of them before. The hub is first
 * rendered in slices, and a sign-in may come back between two of them: where that wanted to go is gone to again.
 */
export function HubRouter({ router }: { router: DataRouter }) {
	const [first] = useState(router.state.location.key);
	useEffect(() => {
		const { location } = router.state;
		// The state is whatever was navigated with.
		const state: unknown = location.state;
		if (location.key !== first) void router.navigate(location, { replace: true, state });
	}, [router, first]);
	return <RouterProvider router={router} />;
}

import { buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { PlannedScreen } from "@scriptorium/ui-kit/planned-screen";
import { PageTitle } from "../../host-context/page-title.tsx";
import { Link } from "../../navigation/link.tsx";
import { en } from "./messages/en.ts";

/** The screen of a route that is not built yet. */
export function PlannedRouteScreen({ id }: { id: keyof typeof en.screens }) {
	const texts = useMessages({ en });
	const { title, description } = texts.screens[id];
	return (
		<>
			<PageTitle text={title} />
			<PlannedScreen
				title={title}
				description={description}
				actions={
					<Link to="/explore" className={buttonClass({ variant: "primary" })}>
						{texts.explore}
					</Link>
				}
			/>
		</>
	);
}

import { buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { PlannedScreen } from "@scriptorium/ui-kit/planned-screen";
import { Link } from "react-router-dom";
import { PageTitle } from "../host-context/page-title.tsx";
import { en } from "./messages/en.ts";
import type { PlannedRoute } from "./planned-routes.ts";

export function PlannedRouteScreen({ id }: { id: PlannedRoute["id"] }) {
	const texts = useMessages({ en });
	const { title, description } = texts.planned[id];
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

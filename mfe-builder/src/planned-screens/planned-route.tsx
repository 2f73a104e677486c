import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { PlannedScreen } from "@scriptorium/ui-kit/planned-screen";
import { Link } from "react-router-dom";
import type { PlannedScreenId } from "../planned-routes.ts";
import { en } from "./messages/en.ts";

export function PlannedRoute({ id }: { id: PlannedScreenId }) {
	const text = useMessages({ en });
	const { title, description } = text[id];
	usePageTitle(title);
	return (
		<PlannedScreen
			title={title}
			description={description}
			actions={
				<Link to="/explore" className={buttonClass({ variant: "primary" })}>
					{text.explore}
				</Link>
			}
		/>
	);
}

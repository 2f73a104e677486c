import { useParams } from "react-router-dom";
import { CollectionPage } from "../features/collections/collection-page.tsx";
import { useRecordInstall } from "../features/install-script/use-record-install.ts";

/** `/collections/:id`: a collection whose installs are counted as those of a script's own page. */
export function CollectionRoute() {
	const { id = "" } = useParams();
	const record = useRecordInstall();
	return <CollectionPage key={id} id={id} onInstallAsked={(script, source) => void record(script, source)} />;
}

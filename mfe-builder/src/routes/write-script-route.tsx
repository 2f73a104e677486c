import { useParams, useSearchParams } from "react-router-dom";
import { WriteScriptPage } from "../features/write-script/write-script-page.tsx";

/** `/create`, `/create?edit={id}` and `/bookmarklet/:id/edit`. Another script is another screen, with nothing left over. */
export function WriteScriptRoute() {
	const { id } = useParams();
	const [search] = useSearchParams();
	const scriptId = id ?? search.get("edit");
	return <WriteScriptPage key={scriptId ?? "new"} scriptId={scriptId} />;
}

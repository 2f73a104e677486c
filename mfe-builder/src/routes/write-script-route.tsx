import { useParams, useSearchParams } from "react-router-dom";
import { EditSavedScript } from "../features/write-script/edit-saved-script.tsx";
import { CreatePage } from "./create-page.tsx";

/**
 * `/create`, `/create?edit={id}` and `/bookmarklet/:id/edit`. Another script is another screen, with nothing left over; so is
 * another prompt of `/create?prompt={text}&site={host}`, which only fills the prompt box.
 */
export function WriteScriptRoute() {
	const { id } = useParams();
	const [search] = useSearchParams();
	const scriptId = id ?? search.get("edit");
	const [prompt, site] = [search.get("prompt") ?? "", search.get("site")];
	if (scriptId === null)
		return <CreatePage key={JSON.stringify([prompt, site])} saved={null} prompt={prompt} site={site} />;
	return (
		<EditSavedScript key={scriptId} id={scriptId}>
			{(saved) => <CreatePage saved={saved} prompt="" site={null} />}
		</EditSavedScript>
	);
}

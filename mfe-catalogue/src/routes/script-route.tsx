import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { useParams } from "react-router-dom";
import { InstallPanel } from "../features/install-script/install-panel.tsx";
import { useRecordInstall } from "../features/install-script/use-record-install.ts";
import { ScriptDetailsPage, type ScriptDetailsSlots } from "../features/script-details/script-details-page.tsx";
import type { ScriptAddress } from "../features/script-details/use-script.ts";
import { StarButton } from "../features/star-script/star-button.tsx";
import { codeOf } from "../script-source/code-of.ts";

/** `/bookmarklet/:id` and `/:username/:slug`: one script, put together from the features that each own a part. */
export function ScriptRoute() {
	const { id, username, slug } = useParams();
	const record = useRecordInstall();
	const address: ScriptAddress = id !== undefined ? { id } : { username: username ?? "", slug: slug ?? "" };
	const slots: ScriptDetailsSlots = {
		star: (script, changes) => (
			<StarButton
				scriptId={script.id}
				count={script.star_count}
				onCountChange={changes.changeStarCount}
				onSettled={changes.readAgain}
			/>
		),
		install: (script) => <InstallPanel script={installable(script)} />,
		onCodeCopied: (script) => void record(installable(script), "copy"),
	};
	return <ScriptDetailsPage key={JSON.stringify(address)} address={address} slots={slots} />;
}

function installable({ id, slug, title, kind, version_id, code }: ScriptDetails) {
	return { id, slug, title, kind, versionId: version_id, code: codeOf(code) };
}

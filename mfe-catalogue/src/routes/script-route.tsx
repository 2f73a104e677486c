import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import type { ScriptKey } from "@scriptorium/hub-data/scripts/script-key";
import { useParams } from "react-router-dom";
import { AddToCollection } from "../features/collections/add-to-collection.tsx";
import { ForkButton } from "../features/fork-script/fork-button.tsx";
import { InstallPanel } from "../features/install-script/install-panel.tsx";
import { useRecordInstall } from "../features/install-script/use-record-install.ts";
import { CodeSection } from "../features/read-code/code-section.tsx";
import { ReportButton } from "../features/report-script/report-button.tsx";
import { ScriptDetailsPage, type ScriptDetailsSlots } from "../features/script-details/script-details-page.tsx";
import { SecuritySection } from "../features/security-analysis/security-section.tsx";
import { StarButton } from "../features/star-script/star-button.tsx";
import { VersionSection } from "../features/version-history/version-section.tsx";
import { SharedConsent } from "../script-security/consent.tsx";
import { useRereadWhenRated } from "../script-security/use-reread-when-rated.ts";
import { codeOf } from "../script-source/code-of.ts";
import { ScriptReviews } from "./script-reviews.tsx";

/** `/bookmarklet/:id` and `/:username/:slug`: one script, put together from the features that each own a part. */
export function ScriptRoute() {
	const { id, username, slug } = useParams();
	const record = useRecordInstall();
	const address: ScriptKey = id !== undefined ? { id } : { username: username ?? "", slug: slug ?? "" };
	const slots: ScriptDetailsSlots = {
		star: (script, changes) => (
			<StarButton
				targetId={script.id}
				count={script.star_count}
				onCountChange={changes.changeStarCount}
				onSettled={changes.readAgain}
			/>
		),
		actions: (script) => (
			<>
				<ForkButton script={{ id: script.id, title: script.title, description: script.short_description }} />
				<AddToCollection scriptId={script.id} />
				<ReportButton script={script} />
			</>
		),
		install: (script) => <InstallPanel script={shownScript(script)} />,
		security: (script) => <WatchedSecurity versionId={script.version_id} />,
		code: (script) => (
			<CodeSection script={shownScript(script)} onCopied={() => void record(shownScript(script), "copy")} />
		),
		versions: (script) => <VersionSection script={script} />,
		reviews: (script) => <ScriptReviews script={script} />,
	};
	return (
		<SharedConsent key={JSON.stringify(address)}>
			<ScriptDetailsPage address={address} slots={slots} />
		</SharedConsent>
	);
}

function shownScript({ id, slug, title, kind, version_id, semver, risk_level, code }: ScriptDetails) {
	return { id, slug, title, kind, versionId: version_id, semver, riskLevel: risk_level, code: codeOf(code) };
}

/** The section, and the rest of the page following it when a rating arrives. */
function WatchedSecurity({ versionId }: { versionId: string | null }) {
	useRereadWhenRated(versionId);
	return <SecuritySection versionId={versionId} />;
}

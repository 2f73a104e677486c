import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import type { ScriptKey } from "@scriptorium/hub-data/scripts/script-key";
import { useSession } from "@scriptorium/remote-kit/host";
import { useLocation, useParams } from "react-router-dom";
import { AddToCollection } from "../features/collections/add-to-collection.tsx";
import { ForkButton } from "../features/fork-script/fork-button.tsx";
import { InstallPanel } from "../features/install-script/install-panel.tsx";
import { ReportButton } from "../features/report-script/report-button.tsx";
import { ScriptDetailsPage, type ScriptDetailsSlots } from "../features/script-details/script-details-page.tsx";
import { StarButton } from "../features/star-script/star-button.tsx";
import { useAddressHash } from "../hydration/use-address-hash.ts";
import { useCannotWait, useFragmentCannotWait } from "../hydration/use-cannot-wait.ts";
import { SharedConsent } from "../script-security/consent.tsx";
import { useRereadWhenChecked } from "../script-security/use-later-checks.ts";
import { useRereadWhenRated } from "../script-security/use-reread-when-rated.ts";
import { useSecurityReport } from "../script-security/use-security-report.ts";
import { codeOf } from "../script-source/code-of.ts";
import { ScriptCode, ScriptReviews, ScriptSecurity, ScriptTrial, ScriptVersions } from "./script-parts.tsx";

/** `/bookmarklet/:id` and `/:username/:slug`: one script, put together from the features that each own a part. */
export function ScriptRoute() {
	const { id, username, slug } = useParams();
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
		trial: (script) => <ScriptTrial script={script} />,
		security: (script) => <WatchedSecurity script={script} />,
		code: (script) => <ScriptCode {...shownScript(script)} />,
		versions: (script) => <ScriptVersions script={script} />,
		reviews: (script) => <ScriptReviews script={script} />,
	};
	const { search } = useLocation();
	const hash = useAddressHash();
	const { status } = useSession();
	// Somebody has come to a line, a finding or a version, or may have been asked to sign in before what they wanted.
	useCannotWait(search !== "" || hash !== "" || status === "signed-in");
	useFragmentCannotWait();
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
function WatchedSecurity({ script }: { script: ScriptDetails }) {
	const versionId = script.version_id;
	useRereadWhenRated(versionId);
	const isStillChecked = useRereadWhenChecked(versionId);
	useCannotWait(useSecurityReport(versionId).data?.state === "analyzing" || isStillChecked);
	return <ScriptSecurity script={script} />;
}

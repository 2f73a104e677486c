import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { History } from "lucide-react";
import { lazy, Suspense } from "react";
import { en } from "./messages/en.ts";
import { useVersionsPanel } from "./use-versions-panel.ts";
import styles from "./version-history.module.css";

/** Comes when the history is opened: the first sight of the page does not pay for comparing code. */
const VersionsPanel = lazy(() =>
	import("./versions-panel.tsx").then(
		(module) => ({ default: module.VersionsPanel }),
		() => ({ default: PanelFailed }),
	),
);

/** 'View version history': all versions with their ratings, and the comparison of any two. */
export function VersionHistory({ script }: { script: ScriptDetails }) {
	const text = useMessages({ en });
	const { shown, show, close } = useVersionsPanel();
	const comparing = shown?.view === "comparison";
	return (
		<>
			{script.version_id !== null && (
				<div>
					<Button size="small" icon={<History aria-hidden="true" />} onClick={() => show({ view: "list" })}>
						{text.history}
					</Button>
				</div>
			)}
			<Dialog
				open={shown !== null}
				onOpenChange={(open) => {
					if (!open) close();
				}}
				title={comparing ? text.comparison.title(shown.one, shown.other) : text.historyTitle}
				{...(comparing ? {} : { description: text.historyAbout })}
				closeLabel={text.close}
				size="large"
				{...(comparing && styles.comparison ? { className: styles.comparison } : {})}
			>
				<Suspense fallback={<PanelLoading text={text.loading} />}>
					{shown && <VersionsPanel script={script} shown={shown} onShow={show} />}
				</Suspense>
			</Dialog>
		</>
	);
}

function PanelLoading({ text }: { text: string }) {
	return (
		<LoadingRegion text={text}>
			<Skeleton lines={4} />
		</LoadingRegion>
	);
}

/** The page itself stays; loading the same module again would only answer the same failure. */
function PanelFailed() {
	const text = useMessages({ en });
	return (
		<ErrorState
			title={text.viewFailed}
			actions={
				<a href={window.location.href} className={buttonClass({ variant: "secondary" })}>
					{text.reload}
				</a>
			}
		/>
	);
}

import { defineCacheEntity } from "@scriptorium/hub-data/query-keys/cache-entity";
import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { useHost } from "@scriptorium/remote-kit/host";
import { askLater } from "@scriptorium/remote-kit/query-failure";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { ScriptCover } from "@scriptorium/ui-kit/script-cover";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useIsTakenOver } from "../../hydration/use-is-taken-over.ts";
import { pictureOf } from "../../script-links/script-addresses.ts";
import { DetailsHeader } from "./details-header.tsx";
import { en } from "./messages/en.ts";
import { PlacesBelow } from "./script-details-skeleton.tsx";
import styles from "./script-view.module.css";
import { TagSection } from "./tag-section.tsx";
import { VisibilityNotice } from "./visibility-notice.tsx";

const pictureEntity = defineCacheEntity("script-pictures", 1);

export interface ScriptViewProps {
	script: ScriptDetails;
	star: ReactNode;
	install: ReactNode;
	trial: ReactNode;
	security: ReactNode;
	code: ReactNode;
	actions: ReactNode;
	versions: ReactNode;
	reviews: ReactNode;
}

/** The screen of one script, full. Source order is reading order on a phone: how to install comes right after the words. */
export function ScriptView({
	script,
	star,
	install,
	trial,
	security,
	code,
	actions,
	versions,
	reviews,
}: ScriptViewProps) {
	// The words at once; the rest is rendered in small steps, so that a slow phone answers to a finger meanwhile. The server's
	// page has everything.
	const [isFromServer] = useState(!useIsTakenOver());
	const isFull = useDeferredValue(true, isFromServer);
	return (
		<Page>
			<article className={styles.view} aria-busy={isFull ? undefined : true}>
				<div className={styles.head}>
					<VisibilityNotice script={script} />
					<DetailsHeader script={script} star={star} actions={actions} />
				</div>
				{isFull ? (
					<>
						<div className={styles.side}>
							<div className={styles.cover}>
								<Cover script={script} />
							</div>
							{install}
							{versions}
							<TagSection script={script} />
						</div>
						<div className={styles.trial}>{trial}</div>
						<div className={styles.security}>{security}</div>
						<div className={styles.code}>{code}</div>
						<div className={styles.reviews}>{reviews}</div>
					</>
				) : (
					<PlacesBelow />
				)}
			</article>
		</Page>
	);
}

/** The picture of what the script does, or a drawing in its place. */
function Cover({ script: { id, title, category, risk_level: risk } }: { script: ScriptDetails }) {
	const text = useMessages({ en });
	const { client } = useHost();
	const { data: hash } = useQuery({
		queryKey: pictureEntity.key<string>("hash", id),
		queryFn: ({ signal }) =>
			askLater(
				() => import("@scriptorium/hub-data/scripts/read-script-picture"),
				({ readScriptPicture }) => readScriptPicture(client, { scriptId: id }, signal),
			),
	});
	if (!hash) return <ScriptCover seed={id} title={title} category={category} risk={risk} />;
	return <img {...pictureOf(id, hash)} alt={text.picture(title)} />;
}

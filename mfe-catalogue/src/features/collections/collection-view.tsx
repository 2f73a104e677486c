import type { CollectionDetails } from "@scriptorium/hub-data/collections/collection";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { Avatar } from "@scriptorium/ui-kit/avatar";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Lock, PenLine, Share2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useSharePage } from "../../page-sharing/use-share-page.ts";
import { authorPath } from "../../script-links/script-addresses.ts";
import { CollectionItems } from "./collection-items.tsx";
import styles from "./collection-page.module.css";
import { InstallAll, type OnInstallAsked } from "./install-all/install-all.tsx";
import { CollectionDialog } from "./later-dialogs.ts";
import { en } from "./messages/en.ts";

export interface CollectionViewProps {
	collection: CollectionDetails;
	onInstallAsked: OnInstallAsked;
}

/** The screen of one collection, full. */
export function CollectionView({ collection, onInstallAsked }: CollectionViewProps) {
	const text = useMessages({ en }).page;
	const host = useHost();
	const { user } = useSession();
	const sharePage = useSharePage();
	const [isEditing, setEditing] = useState(false);
	const { id, title, description, owner, items } = collection;
	const isOwner = user?.id === collection.owner_id;
	const ownerName = owner.display_name || text.anonymous;
	const scripts = items.flatMap(({ script }) => (script ? [script] : []));

	async function share() {
		const outcome = await sharePage({ title, path: `/collections/${id}` });
		host.track({ type: "share", category: "collection", action: outcome, label: id });
	}

	return (
		<Page
			eyebrow={text.eyebrow}
			title={title}
			lead={description}
			actions={
				<>
					{/* Nobody else could open the address of a private one. */}
					{collection.is_public && (
						<Button icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
							{text.share}
						</Button>
					)}
					{isOwner && (
						<>
							<Button icon={<PenLine aria-hidden="true" />} onClick={() => setEditing(true)}>
								{text.edit}
							</Button>
							<Link to="/collections" className={buttonClass({ variant: "quiet" })}>
								{text.all}
							</Link>
						</>
					)}
				</>
			}
		>
			<div className={styles.view}>
				<section className={styles.section} aria-labelledby="collection-items">
					<p className={styles.facts}>
						<span className={styles.owner}>
							<Avatar name={ownerName} src={owner.avatar_url} size="small" />
							<span>
								{text.by} <Link to={authorPath(owner)}>{ownerName}</Link>
							</span>
						</span>
						<span>{text.count(items.length)}</span>
						{!collection.is_public && <Badge icon={<Lock aria-hidden="true" />}>{text.private}</Badge>}
					</p>
					<h2 id="collection-items" className={styles.heading}>
						{text.items}
					</h2>
					{items.length === 0 && (
						<EmptyState
							title={text.empty}
							action={
								<Link to="/explore" className={buttonClass({ variant: "primary" })}>
									{text.explore}
								</Link>
							}
						>
							{isOwner ? text.emptyOwn : text.emptyOther}
						</EmptyState>
					)}
					<CollectionItems collection={collection} isOwner={isOwner} />
				</section>
				{scripts.length > 0 && <InstallAll scripts={scripts} onInstallAsked={onInstallAsked} />}
			</div>
			{isEditing && (
				<CollectionDialog collection={collection} onSaved={() => setEditing(false)} onClose={() => setEditing(false)} />
			)}
		</Page>
	);
}

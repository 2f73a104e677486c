import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { Avatar } from "@scriptorium/ui-kit/avatar";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { CompactNumber } from "@scriptorium/ui-kit/compact-number";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { ReviewStars } from "@scriptorium/ui-kit/review-stars";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { Code, GitFork, PenLine, Share2, Star } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useSharePage } from "../../page-sharing/use-share-page.ts";
import { authorPath, builderPath, editPath, scriptPath } from "../../script-links/script-addresses.ts";
import styles from "./details-header.module.css";
import { en } from "./messages/en.ts";

interface DetailsHeaderProps {
	script: ScriptDetails;
	star: ReactNode;
	actions: ReactNode;
}

export function DetailsHeader({ script, star, actions }: DetailsHeaderProps) {
	const text = useMessages({ en });
	const { user } = useSession();
	const { author, forked_from: origin, average_rating: average, review_count: reviews } = script;
	const authorName = author?.display_name || text.anonymous;
	return (
		<header className={styles.header}>
			<p className={styles.badges}>
				<Badge>{text.kind[script.kind]}</Badge>
				{script.featured && (
					<Badge tone="gold" icon={<Star aria-hidden="true" fill="currentColor" />}>
						{text.featured}
					</Badge>
				)}
			</p>
			<h1 dir="auto" className={styles.title}>
				{script.title}
			</h1>
			<section aria-labelledby="script-description">
				<h2 id="script-description">
					<VisuallyHidden>{text.description}</VisuallyHidden>
				</h2>
				<p dir="auto" className={styles.description}>
					{script.short_description}
				</p>
			</section>
			<div className={styles.facts}>
				<span className={styles.author}>
					<Avatar name={authorName} src={author?.avatar_url ?? null} size="small" />
					<span>
						{text.by}{" "}
						{author ? (
							<Link dir="auto" to={authorPath(author)}>
								{authorName}
							</Link>
						) : (
							authorName
						)}
					</span>
				</span>
				{average !== null && reviews > 0 ? (
					<ReviewStars value={average} count={reviews} label={text.rating(average, reviews)} showValue />
				) : (
					<span>{text.noReviews}</span>
				)}
				<span>
					<CompactNumber value={script.install_count} label={text.installsOf(script.install_count)} />{" "}
					<span aria-hidden="true">{text.installsOf(script.install_count)}</span>
				</span>
				<span>
					{text.updated} <RelativeTime iso={script.updated_at} />
				</span>
			</div>
			{origin && (
				<p className={styles.fork}>
					<GitFork aria-hidden="true" />
					<span>
						{text.forkedFrom}{" "}
						<Link dir="auto" to={scriptPath(origin)}>
							{origin.title}
						</Link>
						{origin.author && (
							<>
								{` ${text.by} `}
								<bdi>{origin.author.display_name || text.anonymous}</bdi>
							</>
						)}
					</span>
				</p>
			)}
			<div className={styles.actions}>
				{user !== null && user.id === script.owner_id && <EditLinks script={script} />}
				{star}
				<ShareButton script={script} />
				{actions}
			</div>
		</header>
	);
}

/** A script that was made in the builder is edited there: saving its code alone would leave its flow behind. */
function EditLinks({ script: { id, has_flow: hasFlow } }: { script: ScriptDetails }) {
	const text = useMessages({ en });
	return (
		<>
			<Link to={hasFlow ? builderPath(id) : editPath(id)} className={buttonClass({ variant: "secondary" })}>
				<PenLine aria-hidden="true" />
				{text.edit}
			</Link>
			{hasFlow && (
				<Link to={editPath(id)} className={buttonClass({ variant: "quiet" })}>
					<Code aria-hidden="true" />
					{text.editCode}
				</Link>
			)}
		</>
	);
}

function ShareButton({ script }: { script: ScriptDetails }) {
	const text = useMessages({ en });
	const host = useHost();
	const sharePage = useSharePage();

	async function share() {
		const outcome = await sharePage({ title: script.title, path: scriptPath(script) });
		host.track({ type: "share", category: "script", action: outcome, label: script.id });
	}

	return (
		<Button data-tour="share" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
			{text.share}
		</Button>
	);
}

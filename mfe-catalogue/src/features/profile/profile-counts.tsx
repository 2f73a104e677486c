import type { ProfileCounts as Counts } from "@scriptorium/hub-data/profiles/get-profile-counts";
import { CompactNumber } from "@scriptorium/ui-kit/compact-number";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Skeleton } from "@scriptorium/ui-kit/skeleton";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { en } from "./messages/en.ts";
import styles from "./profile-counts.module.css";

const shown = ["bookmarklets", "favorites", "followers"] as const;

/** `counts` is null while they are read, and "failed" where they could not be: the page does without them then. */
export function ProfileCounts({ counts }: { counts: Counts | null | "failed" }) {
	const text = useMessages({ en });
	return (
		<dl className={styles.counts}>
			{shown.map((name) => (
				<div key={name} className={styles.count}>
					<dt>{text.counts[name]}</dt>
					<dd>
						{counts === null ? (
							<>
								<Skeleton width="2rem" />
								<VisuallyHidden>{text.counting}</VisuallyHidden>
							</>
						) : counts === "failed" ? (
							<>
								<span aria-hidden="true">–</span>
								<VisuallyHidden>{text.notCounted}</VisuallyHidden>
							</>
						) : (
							<CompactNumber value={counts[name]} />
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

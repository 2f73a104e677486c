import type { ResponseOf } from "@scriptorium/shared-protocol/channel/define-message";
import type { findNewScriptFiles } from "@scriptorium/shared-protocol/extension-internal/script-files";
import { RiskVerdict } from "@scriptorium/ui-kit/code-findings/risk-verdict";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { useMemo } from "react";
import type { RatableText } from "../../../rating/rate-script.ts";
import { useRating } from "../../../rating/use-rating.ts";
import { CodeComparison } from "../../../ui/later-code-comparison.tsx";
import { analysisOf } from "../../../ui/rating-card.tsx";
import { en } from "../messages/en.ts";
import styles from "./script-page.module.css";

export interface FileChangeProps {
	readonly file: ResponseOf<typeof findNewScriptFiles>["changed"][number];
	readonly headingLevel: 3 | 4;
}

/** What changed in a file of a script since it was loaded; for a library also how both are rated by themselves. */
export function FileChange({ file: { address, kind, loadedAt, isNew, texts: codes }, headingLevel }: FileChangeProps) {
	const texts = useMessages({ en }).files;
	const Heading = `h${headingLevel}` as const;
	const isLibrary = kind === "library";
	const shown = useMemo(() => codes && { older: codes.before, newer: codes.after }, [codes]);
	return (
		<section className={styles.stack} aria-label={address}>
			<Heading className={styles.heading}>
				<code>{address}</code>
			</Heading>
			<p className={styles.hint}>
				{isNew ? (
					texts.isNew
				) : (
					<>
						{texts.kept} {loadedAt === null ? texts.unknownTime : <RelativeTime iso={loadedAt} />}
					</>
				)}
			</p>
			{codes === null && <p>{texts.notShown}</p>}
			{codes !== null && isLibrary && (
				<dl className={styles.facts}>
					{!isNew && (
						<>
							<dt>{texts.ratingBefore}</dt>
							<dd>
								<LibraryRating text={codes.before} />
							</dd>
						</>
					)}
					<dt>{texts.ratingAfter}</dt>
					<dd>
						<LibraryRating text={codes.after} />
					</dd>
				</dl>
			)}
			{shown !== null && <CodeComparison older={texts.older} newer={texts.newer} codes={shown} />}
		</section>
	);
}

/** A library is rated as a program of its own. */
function LibraryRating({ text }: { readonly text: string }) {
	const texts = useMessages({ en }).files;
	const input = useMemo<RatableText>(() => ({ input: { code: text, kind: "bookmarklet" }, lineOffset: 0 }), [text]);
	const rating = useRating(input);
	const analysis = analysisOf(rating);
	return (
		<RiskVerdict
			level={analysis?.risk_level ?? "unrated"}
			score={analysis?.score ?? null}
			pendingLabel={rating === null ? texts.rating : undefined}
		/>
	);
}

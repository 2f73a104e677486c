import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { saveReason } from "../../save-reason.ts";
import { en } from "./messages/en.ts";
import type { SaveFailure as Failure } from "./use-save-script.ts";

export interface SaveFailureProps {
	failure: Failure;
	/** The script that was being updated; null for a new one. */
	scriptId: string | null;
	/** Saves once more, on top of the version that came in between. */
	onSaveOnTop: (versionId: string) => void;
}

/** Explains a failed save: the reason, the kept draft and the next step. */
export function SaveFailure({ failure: { error, newer }, scriptId, onSaveOnTop }: SaveFailureProps) {
	const text = useMessages({ en }).failed;
	const why = newer ? text.conflict(newer.semver) : saveReason(error, text);
	return (
		<ErrorState
			title={text.title}
			detail={
				<>
					<p>{why}</p>
					<p>{text.kept}</p>
				</>
			}
			actions={
				newer &&
				scriptId && (
					<>
						<a className={buttonClass()} href={`/bookmarklet/${scriptId}`} target="_blank" rel="noreferrer">
							{text.openLatest}
						</a>
						<Button variant="quiet" onClick={() => onSaveOnTop(newer.versionId)}>
							{text.onTop(newer.semver)}
						</Button>
					</>
				)
			}
		/>
	);
}

import { restoreScript } from "@scriptorium/shared-protocol/extension-internal/change-script";
import { deleteRemovedScripts, listRemovedScripts } from "@scriptorium/shared-protocol/extension-internal/script-trash";
import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { VirtualList } from "@scriptorium/ui-kit/virtual-list/virtual-list";
import { useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import type { Pressed } from "../../../platform/pressed.ts";
import { GrantButton } from "../../../ui/guard/grant-button.tsx";
import { sendGrant } from "../../../ui/guard/send-grant.ts";
import { ListFailed } from "../../../ui/list-failed.tsx";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import styles from "./script-page.module.css";
import { useAnswer } from "./use-answer.ts";

const NOTHING = {};
/** Pixels of a row on a wide screen. */
const ROW_HEIGHT = 72;

/** Removed scripts: restored with their values, or deleted for good after a question. */
export function Trash({ ports }: { ports: PagePorts }) {
	const texts = useMessages({ en });
	const { formattingLocale } = useLocale();
	const [answer, ask] = useAnswer(ports, listRemovedScripts, NOTHING);
	const [deleting, setDeleting] = useState<readonly string[] | null>(null);
	const [failed, setFailed] = useState(false);
	const restore = async (id: string): Promise<void> => {
		setFailed(!(await ports.client.request(restoreScript, { id }, requestOptions)).ok);
		await ask();
	};
	const deleteAll = async (ids: readonly string[], pressed: Pressed): Promise<void> => {
		const answered = await sendGrant(ports.client, pressed, deleteRemovedScripts, { ids: [...ids] }, requestOptions);
		setFailed(!answered.ok);
		setDeleting(null);
		await ask();
	};
	const scripts = answer?.ok ? answer.value.scripts : [];
	return (
		<Page
			title={texts.trash.title}
			lead={texts.trash.lead}
			actions={
				scripts.length > 0 && (
					<Button variant="danger" onClick={() => setDeleting(scripts.map(({ id }) => id))}>
						{texts.trash.empties}
					</Button>
				)
			}
		>
			<div className={styles.stack}>
				{answer === null && (
					<LoadingRegion text={texts.loading}>
						<Skeleton lines={3} />
					</LoadingRegion>
				)}
				{answer?.ok === false && <ListFailed onRetry={() => void ask()} />}
				{answer?.ok && scripts.length === 0 && <EmptyState title={texts.trash.empty} />}
				{failed && <p role="alert">{texts.changeFailed}</p>}
				{deleting !== null && (
					<div role="alertdialog" aria-label={texts.trash.delete} className={styles.waits}>
						<p>{texts.trash.sure(new Intl.NumberFormat(formattingLocale).format(deleting.length))}</p>
						<div className={styles.actions}>
							<GrantButton variant="danger" onGrant={(pressed) => void deleteAll(deleting, pressed)}>
								{texts.trash.delete}
							</GrantButton>
							<Button onClick={() => setDeleting(null)}>{texts.trash.cancel}</Button>
						</div>
					</div>
				)}
				<VirtualList items={scripts} keyOf={({ id }) => id} rowHeight={ROW_HEIGHT} className={styles.versions}>
					{({ id, name, version, removedAt, deletedAt }, place) => (
						<li {...place} className={styles.version}>
							<span>
								<strong>{name}</strong> {texts.version(version)}
								<br />
								<span className={styles.hint}>
									{texts.trash.removed} <RelativeTime iso={removedAt} />, {texts.trash.deleted}{" "}
									<RelativeTime iso={deletedAt} />
								</span>
							</span>
							<Button size="small" aria-label={texts.trash.restoreNamed(name)} onClick={() => void restore(id)}>
								{texts.trash.restore}
							</Button>
							<Button
								size="small"
								variant="danger"
								aria-label={texts.trash.deleteNamed(name)}
								onClick={() => setDeleting([id])}
							>
								{texts.trash.delete}
							</Button>
						</li>
					)}
				</VirtualList>
			</div>
		</Page>
	);
}

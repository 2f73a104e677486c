import { useSession } from "@scriptorium/remote-kit/host";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { useOwnRoles } from "../../admin-role/use-own-roles.ts";
import styles from "./admin-debug-page.module.css";
import { en } from "./messages/en.ts";

/** Shows the facts that decide over access to the panel. Everybody sees only their own. */
export function AdminDebugPage() {
	const text = useMessages({ en });
	usePageTitle(text.title);
	const { status, user } = useSession();
	const roles = useOwnRoles(user?.id ?? null);
	const absent = status === "loading" ? text.loading : text.notSignedIn;
	return (
		<Page title={text.title} lead={text.lead} width="reading">
			<dl className={styles.rows}>
				<Row term={text.userId} value={user?.id ?? absent} />
				<Row term={text.email} value={user?.email ?? absent} />
				<Row
					term={text.role}
					value={
						user === null
							? absent
							: roles.isError
								? text.failed(roles.error.message)
								: roles.isSuccess
									? roles.data.join(", ") || text.none
									: text.loading
					}
				/>
			</dl>
		</Page>
	);
}

function Row({ term, value }: { term: string; value: string }) {
	return (
		<div className={styles.row}>
			<dt>{term}</dt>
			<dd>{value}</dd>
		</div>
	);
}

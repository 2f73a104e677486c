import { getOwnAccount } from "@scriptorium/hub-data/profiles/get-own-account";
import { accountKeys, profileFilters } from "@scriptorium/hub-data/query-keys/account-query-keys";
import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useHost } from "../../host-context/host-provider.tsx";
import { useQuery } from "../../server-html/use-query.ts";
import { AccountFrame } from "./account-frame.tsx";
import styles from "./account-page.module.css";
import type { AccountPorts } from "./account-ports.ts";
import { DeletionSection } from "./deletion-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { ExportSection } from "./export-section.tsx";
import { en } from "./messages/en.ts";
import { PictureSection } from "./picture-section.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { Totals } from "./totals.tsx";

/** The account of the signed-in person, one section per concern. */
export function AccountPage({
	userId,
	ports,
	usageSetting,
}: {
	userId: string;
	ports: AccountPorts;
	usageSetting: ReactNode;
}) {
	const texts = useMessages({ en });
	const { client } = useHost();
	const queries = useQueryClient();
	const account = useQuery({
		queryKey: accountKeys.own(userId),
		queryFn: async ({ signal }) => {
			const read = await getOwnAccount(client, signal);
			if (!read.ok) throw new Error(read.error.message);
			return read.value;
		},
	});

	/** Public pages, the header and this page show the new values. */
	async function refresh(): Promise<void> {
		ports.accountChanged();
		await Promise.all([
			queries.invalidateQueries({ queryKey: accountKeys.own(userId) }),
			queries.invalidateQueries(profileFilters.all),
		]);
	}

	return (
		<AccountFrame>
			{account.isPending && (
				<LoadingRegion text={texts.loading}>
					<Skeleton shape="block" height="20rem" />
				</LoadingRegion>
			)}
			{(account.isError || account.data === null) && (
				<ErrorState
					title={texts.loadFailed}
					detail={account.isError ? texts.loadFailedDetail : texts.missing}
					actions={<Button onClick={() => void account.refetch()}>{texts.retry}</Button>}
				/>
			)}
			{account.data && (
				<div className={styles.sections}>
					<Totals account={account.data} />
					<PictureSection account={account.data} onChanged={refresh} />
					<ProfileForm account={account.data} ports={ports} onSaved={refresh} />
					<SessionsSection userId={userId} onSignOutEverywhere={() => ports.signOut("global")} />
					<DevicesSection userId={userId} />
					{usageSetting}
					<ExportSection />
					<DeletionSection username={account.data.username} onDeleted={() => ports.signOut("local")} />
				</div>
			)}
		</AccountFrame>
	);
}

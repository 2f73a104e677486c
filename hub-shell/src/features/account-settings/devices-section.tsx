import type { Device } from "@scriptorium/hub-data/devices/device";
import { listOwnDevices } from "@scriptorium/hub-data/devices/list-own-devices";
import { revokeDevice } from "@scriptorium/hub-data/devices/revoke-device";
import { accountFilters, accountKeys } from "@scriptorium/hub-data/query-keys/account-query-keys";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useHost } from "../../host-context/host-provider.tsx";
import { useQuery } from "../../server-html/use-query.ts";
import styles from "./account-page.module.css";
import { DeviceItem } from "./device-item.tsx";
import { en } from "./messages/en.ts";
import { Section } from "./section.tsx";

/** Desktop apps that were connected to the account (spec 03 § 3). */
export function DevicesSection({ userId }: { userId: string }) {
	const whole = useMessages({ en });
	const texts = whole.devices;
	const { client, notify } = useHost();
	const queries = useQueryClient();
	const [asked, setAsked] = useState<Device | null>(null);
	const devices = useQuery({
		queryKey: accountKeys.devices(userId),
		staleTime: 0,
		queryFn: async ({ signal }) => {
			const read = await listOwnDevices(client, signal);
			if (!read.ok) throw new Error(read.error.message);
			return read.value;
		},
	});
	// A revoked device's session is gone from the list of sessions, too.
	const refresh = () => queries.invalidateQueries(accountFilters.all);
	const revoke = useMutation({
		mutationFn: ({ id }: Device) => revokeDevice(client, id),
		onSuccess: (result, { name }) => {
			setAsked(null);
			if (result.ok) notify("success", texts.revoked(name));
			else notify("error", texts.revokeFailed, { description: result.error.message });
			return refresh();
		},
	});

	return (
		<Section heading={texts.heading} text={texts.text}>
			{devices.isPending && (
				<LoadingRegion text={texts.loading}>
					<Skeleton lines={2} />
				</LoadingRegion>
			)}
			{devices.isError && (
				<ErrorState
					title={texts.failed}
					actions={<Button onClick={() => void devices.refetch()}>{whole.retry}</Button>}
				/>
			)}
			{devices.data?.length === 0 && <p className={styles.text}>{texts.none}</p>}
			{devices.data && devices.data.length > 0 && (
				<ul className={styles.list}>
					{devices.data.map((device) => (
						<DeviceItem key={device.id} device={device} onRenamed={refresh} onRevoke={() => setAsked(device)} />
					))}
				</ul>
			)}
			<Dialog
				open={asked !== null}
				onOpenChange={(isOpen) => {
					if (!isOpen) setAsked(null);
				}}
				role="alertdialog"
				size="small"
				title={texts.revokeQuestion(asked?.name ?? "")}
				description={texts.revokeText}
				closeLabel={texts.close}
				actions={
					<>
						<Button data-initial-focus="" onClick={() => setAsked(null)}>
							{texts.cancel}
						</Button>
						<Button variant="danger" busy={revoke.isPending} onClick={() => asked && revoke.mutate(asked)}>
							{texts.revoke}
						</Button>
					</>
				}
			/>
		</Section>
	);
}

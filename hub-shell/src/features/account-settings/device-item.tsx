import type { Device } from "@scriptorium/hub-data/devices/device";
import { renameDevice } from "@scriptorium/hub-data/devices/rename-device";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useHost } from "../../host-context/host-provider.tsx";
import styles from "./account-page.module.css";
import { en } from "./messages/en.ts";

export interface DeviceItemProps {
	device: Device;
	onRenamed: () => Promise<void>;
	onRevoke: () => void;
}

/** One device: its name, which can be changed, and when it was last heard of. */
export function DeviceItem({ device, onRenamed, onRevoke }: DeviceItemProps) {
	const { devices: texts } = useMessages({ en });
	const { client, notify } = useHost();
	const [typed, setTyped] = useState<string | null>(null);
	const rename = useMutation({
		mutationFn: (name: string) => renameDevice(client, { id: device.id, name }),
		onSuccess: (result) => {
			if (!result.ok) return notify("error", texts.renameFailed, { description: result.error.message });
			setTyped(null);
			return onRenamed();
		},
	});

	function submit(event: FormEvent): void {
		event.preventDefault();
		const name = typed?.trim() ?? "";
		if (name !== "") rename.mutate(name);
	}

	if (typed !== null) {
		return (
			<li className={styles.item}>
				<form className={styles.rename} onSubmit={submit}>
					<TextField
						label={texts.name}
						value={typed}
						maxLength={textLimits.device.name.max}
						required
						autoFocus
						onChange={(event) => setTyped(event.target.value)}
					/>
					<div className={styles.actions}>
						<Button type="submit" size="small" variant="primary" busy={rename.isPending}>
							{texts.saveName}
						</Button>
						<Button size="small" onClick={() => setTyped(null)}>
							{texts.cancel}
						</Button>
					</div>
				</form>
			</li>
		);
	}
	return (
		<li className={styles.item}>
			<span className={styles.itemWords}>
				<span className={styles.itemName}>
					{device.name} {!device.is_connected && <Badge>{texts.signedOut}</Badge>}
				</span>
				<span className={styles.text}>
					{texts.platforms[device.platform]}, {texts.connected} <RelativeTime iso={device.created_at} />
					{device.last_sync !== null && (
						<>
							, {texts.used} <RelativeTime iso={device.last_sync} />
						</>
					)}
				</span>
			</span>
			<span className={styles.actions}>
				<Button size="small" aria-label={texts.renameNamed(device.name)} onClick={() => setTyped(device.name)}>
					{texts.rename}
				</Button>
				<Button size="small" variant="danger" aria-label={texts.revokeNamed(device.name)} onClick={onRevoke}>
					{texts.revoke}
				</Button>
			</span>
		</li>
	);
}

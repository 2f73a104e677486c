import type { OwnAccount } from "@scriptorium/hub-data/profiles/own-account";
import { saveAvatar } from "@scriptorium/hub-data/profiles/save-avatar";
import { Avatar } from "@scriptorium/ui-kit/avatar";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { ImageUp, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useHost } from "../../host-context/host-provider.tsx";
import styles from "./account-page.module.css";
import { en } from "./messages/en.ts";
import { readPictureFile } from "./read-picture.ts";
import { savePicture } from "./save-picture.ts";
import { Section } from "./section.tsx";

/** The picture: a file is saved as soon as it is chosen. */
export function PictureSection({ account, onChanged }: { account: OwnAccount; onChanged: () => Promise<void> }) {
	const { picture: texts } = useMessages({ en });
	const { client, notify } = useHost();
	const input = useRef<HTMLInputElement>(null);
	const [isBusy, setBusy] = useState(false);

	async function run(work: () => Promise<{ ok: true } | { ok: false; error: { message: string } }>, done: string) {
		setBusy(true);
		try {
			const result = await work();
			if (!result.ok) return notify("error", texts.failed, { description: result.error.message });
			notify("success", done);
			await onChanged();
		} finally {
			setBusy(false);
		}
	}

	async function upload(file: File) {
		const picture = await readPictureFile(file);
		return picture.ok ? savePicture(client, picture.value) : picture;
	}

	return (
		<Section heading={texts.heading}>
			<div className={styles.picture}>
				<Avatar
					name={account.display_name}
					src={account.avatar_url}
					size="large"
					label={texts.label(account.display_name)}
				/>
				<div className={styles.pictureActions}>
					<input
						ref={input}
						type="file"
						accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
						hidden
						aria-label={texts.upload}
						onChange={(event) => {
							const file = event.target.files?.[0];
							event.target.value = ""; // the same file can be chosen again
							if (file) void run(() => upload(file), texts.saved);
						}}
					/>
					<Button busy={isBusy} icon={<ImageUp aria-hidden="true" />} onClick={() => input.current?.click()}>
						{texts.upload}
					</Button>
					{account.avatar_url !== null && (
						<Button
							variant="quiet"
							busy={isBusy}
							icon={<Trash2 aria-hidden="true" />}
							onClick={() => void run(() => saveAvatar(client, null), texts.removed)}
						>
							{texts.remove}
						</Button>
					)}
					<p className={styles.text}>{texts.hint}</p>
				</div>
			</div>
		</Section>
	);
}

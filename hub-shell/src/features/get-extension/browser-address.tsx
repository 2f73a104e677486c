import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Copy } from "lucide-react";
import { useHost } from "../../host-context/host-provider.tsx";
import styles from "./get-extension-screen.module.css";
import { en } from "./messages/en.ts";

/** The browser's page of extensions. Pages cannot link there, so the address is copied. */
const ADDRESS = "chrome://extensions";

export function BrowserAddress() {
	const text = useMessages({ en }).file;
	const host = useHost();
	async function copy() {
		try {
			await navigator.clipboard.writeText(ADDRESS);
			host.notify("success", text.copied);
		} catch {
			host.notify("error", text.copyFailed);
		}
	}
	return (
		<p className={styles.address}>
			<code>{ADDRESS}</code>
			<Button size="small" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
				{text.copyAddress}
			</Button>
		</p>
	);
}

import { proposeInstall } from "@scriptorium/shared-protocol/extension-internal/propose-install";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { type FormEvent, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { useInspection } from "../../../rating/use-inspection.ts";
import { CodeWithFindings } from "../../../ui/code-with-findings.tsx";
import { analysisOf } from "../../../ui/rating-card.tsx";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import styles from "./script-page.module.css";
import { useSaveKey } from "./use-save-key.ts";

/** A new script: written, pasted, or from an address. The confirmation page installs it. */
export function NewScript({ ports }: { ports: PagePorts }) {
	const texts = useMessages({ en }).add;
	const [code, setCode] = useState<string>(texts.template);
	const [failed, setFailed] = useState(false);
	const inspected = useInspection(code, ports.hubOrigin);
	const next = async (): Promise<void> => {
		const answer = await ports.client.request(proposeInstall, { code, fileName: null }, requestOptions);
		setFailed(!answer.ok);
		if (answer.ok) location.assign(ports.proposalAddress(answer.value.proposalId));
	};
	useSaveKey(() => void next());
	return (
		<Page title={texts.title} lead={texts.lead}>
			<div className={styles.stack}>
				<FromAddress ports={ports} />
				<CodeWithFindings
					code={code}
					label={texts.label}
					findings={analysisOf(inspected?.rating ?? null)?.vulnerabilities ?? []}
					onCodeChange={setCode}
					tall
				/>
				{failed && <p role="alert">{texts.failed}</p>}
				<div className={styles.actions}>
					<Button variant="primary" onClick={() => void next()}>
						{texts.next}
					</Button>
				</div>
			</div>
		</Page>
	);
}

/** Opens the confirmation page for an address. */
function FromAddress({ ports }: { ports: PagePorts }) {
	const texts = useMessages({ en }).add;
	const [address, setAddress] = useState("");
	const [bad, setBad] = useState(false);
	const open = (event: FormEvent): void => {
		event.preventDefault();
		const url = address.trim();
		const isAddress = /^https?:\/\//i.test(url) && URL.canParse(url);
		setBad(!isAddress);
		if (isAddress) location.assign(ports.confirmAddress(url));
	};
	return (
		<form className={styles.address} onSubmit={open} aria-label={texts.fromAddress}>
			<TextField
				label={texts.address}
				inputMode="url"
				placeholder="https://"
				value={address}
				error={bad ? texts.badAddress : undefined}
				onChange={({ currentTarget }) => setAddress(currentTarget.value)}
			/>
			<Button type="submit">{texts.open}</Button>
		</form>
	);
}

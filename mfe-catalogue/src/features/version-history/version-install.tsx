import type { VersionWithRisk } from "@scriptorium/hub-data/security/list-version-risks";
import { useHost } from "@scriptorium/remote-kit/host";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { DangerNotice } from "@scriptorium/ui-kit/code-findings/danger-notice";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Download, ShieldAlert } from "lucide-react";
import { useId, useState } from "react";
import { versionFileUrl } from "../../script-links/script-addresses.ts";
import { useConsent } from "../../script-security/consent.tsx";
import { useRating } from "../../script-security/use-rating.ts";
import { en } from "./messages/en.ts";
import styles from "./version-list.module.css";

/** 'Install this version'; of a High Risk one after the same consent as on the script's page. */
export function VersionInstall({ version }: { version: VersionWithRisk }) {
	const text = useMessages({ en });
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	const { rating, semver } = version;
	if (rating.state !== "rated" || rating.risk_level !== "red") return <FileLink version={version} />;
	return (
		<>
			<Button
				variant="quiet"
				size="small"
				icon={<ShieldAlert aria-hidden="true" className={styles.danger} />}
				aria-label={text.installDangerousOf(semver)}
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={() => setOpen(!isOpen)}
			>
				{text.installDangerous}
			</Button>
			{isOpen && (
				<div id={id} className={styles.consent}>
					<AfterConsent version={version} />
				</div>
			)}
		</>
	);
}

function AfterConsent({ version }: { version: VersionWithRisk }) {
	const text = useMessages({ en });
	const rating = useRating({ versionId: version.id, riskLevel: "red" });
	const consent = useConsent(version.id, rating);
	return (
		<>
			<DangerNotice worst={rating.findings?.[0] ?? null} consented={consent.isGiven} onConsent={consent.give} />
			<div>
				{consent.isMissing ? (
					<Button size="small" disabled icon={<Download aria-hidden="true" />}>
						{text.install}
					</Button>
				) : (
					<FileLink version={version} />
				)}
			</div>
		</>
	);
}

function FileLink({ version: { sha256, semver } }: { version: VersionWithRisk }) {
	const text = useMessages({ en });
	const { addresses } = useHost();
	return (
		<a
			href={versionFileUrl(addresses.hub, sha256)}
			target="_blank"
			rel="noopener"
			aria-label={text.installOf(semver)}
			className={buttonClass({ variant: "quiet", size: "small" })}
		>
			<Download aria-hidden="true" />
			{text.install}
		</a>
	);
}

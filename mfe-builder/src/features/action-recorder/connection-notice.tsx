import { useHost } from "@scriptorium/remote-kit/host";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion } from "@scriptorium/ui-kit/skeleton";
import { Plug } from "lucide-react";
import { Link } from "react-router-dom";
import { en } from "./messages/en.ts";
import styles from "./recorder-card.module.css";
import { RECORDS, type Recorder } from "./use-recorder.ts";

/** Explains why recording is not possible and the next step; renders nothing when it is possible. */
export function ConnectionNotice({ recorder }: { recorder: Recorder }) {
	const text = useMessages({ en });
	const host = useHost();
	const { extension, hasFailed, link, recording } = recorder;
	switch (extension.state) {
		case "connecting":
			return <LoadingRegion text={text.connecting} textVisible />;
		case "connected":
			if (!extension.capabilities.includes(RECORDS)) {
				return (
					<div className={styles.notice} role="status">
						<strong>{text.outdated.title}</strong>
						<p>{text.outdated.text(extension.version ?? "")}</p>
					</div>
				);
			}
			if (hasFailed) {
				return (
					<div className={styles.notice} role="alert">
						<strong>{text.notLoaded.title}</strong>
						<p>{text.notLoaded.text}</p>
						<Button onClick={recorder.retry}>{text.notLoaded.retry}</Button>
					</div>
				);
			}
			return link === null ? <LoadingRegion text={text.connecting} textVisible /> : null;
		case "disconnected":
		case "error":
			return (
				<div className={styles.notice} role="status">
					<strong>{text.missing.title}</strong>
					{extension.message !== null && <p>{extension.message}</p>}
					{recording.actions.length > 0 ? (
						<p>{text.reconnecting}</p>
					) : (
						<>
							<p>{text.missing.text}</p>
							<ol>
								<li>
									<Link to="/extension">{text.missing.install}</Link>
								</li>
								{text.missing.steps.map((step) => (
									<li key={step}>{step}</li>
								))}
							</ol>
						</>
					)}
					<Button icon={<Plug aria-hidden="true" />} onClick={() => host.extension.connect()}>
						{text.missing.connect}
					</Button>
				</div>
			);
		default:
			return extension.state satisfies never;
	}
}

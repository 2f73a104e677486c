import type { ResponseOf } from "@scriptorium/shared-protocol/channel/define-message";
import { acceptUpdate, getHeldUpdate, skipUpdate } from "@scriptorium/shared-protocol/extension-internal/check-update";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { DangerNotice } from "@scriptorium/ui-kit/code-findings/danger-notice";
import { RiskVerdict } from "@scriptorium/ui-kit/code-findings/risk-verdict";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useMemo, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import type { Pressed } from "../../../platform/pressed.ts";
import { GrantButton } from "../../../ui/guard/grant-button.tsx";
import { sendGrant } from "../../../ui/guard/send-grant.ts";
import { useGuard } from "../../../ui/guard/use-guard.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { TextReadingsNotice } from "../../../ui/text-readings-notice.tsx";
import { useTextReadings } from "../../../ui/use-text-readings.ts";
import { hrefOf } from "../domain/dashboard-route.ts";
import { en } from "../messages/en.ts";
import styles from "./script-page.module.css";
import { UpdateComparison } from "./update-comparison.tsx";
import { useAnswer } from "./use-answer.ts";
import { useComparison } from "./use-comparison.ts";

type HeldUpdate = ResponseOf<typeof getHeldUpdate>;

/** An update that waits: why, what it can do, what changed in its code. The user accepts it or gives it up. */
export function UpdatePage({ ports, id }: { ports: PagePorts; id: string }) {
	const texts = useMessages({ en });
	const payload = useMemo(() => ({ id }), [id]);
	const [answer] = useAnswer(ports, getHeldUpdate, payload);
	if (answer === null) {
		return (
			<Page>
				<LoadingRegion text={texts.loading}>
					<Skeleton shape="block" height="20rem" />
				</LoadingRegion>
			</Page>
		);
	}
	if (!answer.ok) {
		return (
			<Page>
				<EmptyState title={texts.update.none} action={<BackLink />}>
					{answer.error.code === "NOT_FOUND" ? texts.update.noneDetail : answer.error.message}
				</EmptyState>
			</Page>
		);
	}
	return <Decision ports={ports} id={id} held={answer.value} />;
}

function Decision({ ports, id, held }: { ports: PagePorts; id: string; held: HeldUpdate }) {
	const texts = useMessages({ en }).update;
	const comparison = useComparison(held.installed.code, held.update.code, ports.hubOrigin);
	const [consented, setConsented] = useState(false);
	const [state, setState] = useState<"open" | "working" | "accepted">("open");
	const [problem, setProblem] = useState<string | null>(null);
	const readings = useTextReadings(held.update.code);
	const worst = comparison.state === "compared" ? comparison.after.vulnerabilities[0] : undefined;
	const isDangerous = held.update.rating?.level === "red";
	const consent = useGuard();
	const accept = async (pressed: Pressed): Promise<void> => {
		setState("working");
		const payload = { id, code: held.update.code };
		const answer = await sendGrant(ports.client, pressed, acceptUpdate, payload, requestOptions);
		setState(answer.ok ? "accepted" : "open");
		setProblem(answer.ok ? null : answer.error.message);
	};
	const skip = async (): Promise<void> => {
		const answer = await ports.client.request(skipUpdate, { id }, requestOptions);
		if (answer.ok) location.hash = hrefOf({ view: "scripts" });
		else setProblem(answer.error.message);
	};
	if (state === "accepted") {
		return (
			<Page title={texts.title(held.name)} actions={<BackLink />}>
				<p role="status">{texts.accepted}</p>
			</Page>
		);
	}
	return (
		<Page
			title={texts.title(held.name)}
			lead={texts.lead(held.installed.version, held.update.version)}
			actions={<BackLink />}
		>
			<div className={styles.stack}>
				<div className={styles.waits}>
					<p>{texts.waits}</p>
					<ul className={styles.reasons}>
						{held.reasons.map((reason) => (
							<li key={reason}>{texts.reasons[reason]}</li>
						))}
					</ul>
				</div>
				<TextReadingsNotice readings={readings} />
				<UpdateComparison held={held} comparison={comparison} />
				{isDangerous && (
					<DangerNotice
						worst={worst ?? null}
						consented={consented}
						canConsent={consent.isReady}
						onConsent={(agreed) => {
							if (consent.take() !== null) setConsented(agreed);
						}}
					/>
				)}
				{problem !== null && (
					<p role="alert" className={styles.problem}>
						{texts.failed}: {problem}
					</p>
				)}
				<div className={styles.sticky}>
					<GrantButton
						variant={isDangerous ? "danger" : "primary"}
						busy={state === "working"}
						disabled={comparison.state === "comparing" || (isDangerous && !consented)}
						onGrant={(pressed) => void accept(pressed)}
					>
						{texts.accept}
					</GrantButton>
					<RiskVerdict level={held.update.rating?.level ?? "unrated"} score={held.update.rating?.score ?? null} />
					<Button onClick={() => void skip()}>{texts.skip}</Button>
				</div>
			</div>
		</Page>
	);
}

function BackLink() {
	const texts = useMessages({ en });
	return (
		<a className={buttonClass({ variant: "secondary" })} href={hrefOf({ view: "scripts" })}>
			{texts.back}
		</a>
	);
}

import type { ResponseOf } from "@scriptorium/shared-protocol/channel/define-message";
import {
	findNewScriptFiles,
	getScriptFiles,
	replaceScriptFiles,
} from "@scriptorium/shared-protocol/extension-internal/script-files";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { useMemo, useState } from "react";
import type { Pressed } from "../../../platform/pressed.ts";
import { ratingSummary } from "../../../rating/rating-summary.ts";
import { inspectOnce } from "../../../rating/use-inspection.ts";
import { GrantButton } from "../../../ui/guard/grant-button.tsx";
import { sendGrant } from "../../../ui/guard/send-grant.ts";
import { loadOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import { FileChange } from "./file-change.tsx";
import styles from "./script-page.module.css";
import type { ScriptPartProps } from "./script-part.ts";
import { useAnswer } from "./use-answer.ts";

type Found = ResponseOf<typeof findNewScriptFiles>;
type Reloading =
	| { readonly state: "idle" | "loading" | "unchanged" | "replaced" }
	| { readonly state: "failed"; readonly message: string }
	| { readonly state: "found" | "replacing"; readonly found: Found };

/** The libraries and files of a script with the time of their load. They are loaded again on request, and replaced after a look. */
export function ScriptFiles({ ports, script, stored, onChanged }: ScriptPartProps) {
	const texts = useMessages({ en }).files;
	const payload = useMemo(() => ({ id: script.id }), [script.id]);
	const [answer, ask] = useAnswer(ports, getScriptFiles, payload);
	const [reloading, setReloading] = useState<Reloading>({ state: "idle" });
	const files = answer?.ok ? answer.value.files : [];
	if (files.length === 0) return null;
	const reload = async (): Promise<void> => {
		setReloading({ state: "loading" });
		const found = await ports.client.request(findNewScriptFiles, payload, loadOptions);
		if (!found.ok) setReloading({ state: "failed", message: found.error.message });
		else
			setReloading(found.value.changed.length === 0 ? { state: "unchanged" } : { state: "found", found: found.value });
	};
	const replace = async (found: Found, pressed: Pressed): Promise<void> => {
		setReloading({ state: "replacing", found });
		const inspected = await inspectOnce(stored.code, ports.hubOrigin, new AbortController().signal);
		const wanted = { ...payload, digest: found.digest, rating: ratingSummary(inspected.rating) };
		const replaced = await sendGrant(ports.client, pressed, replaceScriptFiles, wanted, loadOptions);
		if (!replaced.ok) return setReloading({ state: "failed", message: replaced.error.message });
		setReloading({ state: "replaced" });
		await Promise.all([ask(), onChanged()]);
	};
	const found = reloading.state === "found" || reloading.state === "replacing" ? reloading.found : null;
	return (
		<>
			<h2 className={styles.heading}>{texts.title}</h2>
			<ul className={styles.sites}>
				{files.map(({ address, kind, loadedAt }) => (
					<li key={`${kind} ${address}`}>
						<code>{address}</code>
						<span>
							{texts.kinds[kind]}{" "}
							{loadedAt !== null && (
								<>
									{texts.loaded} <RelativeTime iso={loadedAt} />
								</>
							)}
						</span>
					</li>
				))}
			</ul>
			<div className={styles.actions}>
				<Button busy={reloading.state === "loading"} onClick={() => void reload()}>
					{texts.reload}
				</Button>
				<p role="status">
					{reloading.state === "unchanged" && texts.unchanged}
					{reloading.state === "replaced" && texts.replaced}
				</p>
			</div>
			{reloading.state === "failed" && (
				<p role="alert" className={styles.problem}>
					{texts.failed}: {reloading.message}
				</p>
			)}
			{found !== null && (
				<section className={styles.stack} aria-label={texts.changes}>
					<h3 className={styles.heading}>{texts.changes}</h3>
					{found.changed.map((file) => (
						<FileChange key={`${file.kind} ${file.address}`} file={file} headingLevel={4} />
					))}
					<div className={styles.actions}>
						<GrantButton
							variant="primary"
							busy={reloading.state === "replacing"}
							onGrant={(pressed) => void replace(found, pressed)}
						>
							{texts.replace}
						</GrantButton>
						<Button onClick={() => setReloading({ state: "idle" })}>{texts.keep}</Button>
					</div>
				</section>
			)}
		</>
	);
}

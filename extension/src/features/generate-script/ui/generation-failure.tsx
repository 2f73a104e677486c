import type { Generation } from "@scriptorium/shared-protocol/extension-internal/generate-script";
import { generationQuota, templateRefusal } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import { Button } from "@scriptorium/ui-kit/button";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import * as z from "zod/mini";
import { en } from "../messages/en.ts";
import styles from "./describe-script.module.css";

export interface GenerationFailureProps {
	readonly failure: Extract<Generation, { readonly state: "failed" }>;
	readonly onSignIn: () => void;
}

/** Why no script was written, and what the person can do. */
export function GenerationFailure({ failure: { code, message, details }, onSignIn }: GenerationFailureProps) {
	const texts = useMessages({ en });
	const { formattingLocale } = useLocale();
	const known = readDetails(details);
	const refusal = z.safeParse(templateRefusal, known).data;
	const quota = z.safeParse(generationQuota, known).data;
	return (
		<div className={styles.failure} role="alert">
			<p>
				<strong>{texts.failed}</strong>
			</p>
			<p>{message}</p>
			{refusal !== undefined && refusal.unknown_words.length > 0 && (
				<p>{texts.unknownWords(refusal.unknown_words.join(", "))}</p>
			)}
			{refusal !== undefined && refusal.nearest.length > 0 && (
				<p>{texts.nearest(refusal.nearest.map(({ title }) => title).join(", "))}</p>
			)}
			{code === "quota_exceeded" && quota !== undefined && (
				<p>{texts.resetsAt(new Date(quota.resets_at).toLocaleString(formattingLocale))}</p>
			)}
			{(code === "SIGNED_OUT" || code === "unauthenticated") && (
				<Button size="small" onClick={onSignIn}>
					{texts.signIn}
				</Button>
			)}
		</div>
	);
}

/** Details of the function are JSON; those of other failures are sentences for developers. */
function readDetails(details: string | null): unknown {
	try {
		return JSON.parse(details ?? "null");
	} catch {
		return null;
	}
}

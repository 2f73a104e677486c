import { checkUpdates, type UpdateOutcome } from "@scriptorium/shared-protocol/extension-internal/check-update";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { en } from "../messages/en.ts";

/** A check of 500 scripts on a slow connection, in milliseconds. */
const CHECK_TIMEOUT_MS = 30 * 60_000;

export interface UpdateCheck {
	readonly busy: boolean;
	/** By script; of the last check in which it took part. */
	readonly outcomes: ReadonlyMap<string, UpdateOutcome>;
	/** The result of the last check of several scripts in words; null before. */
	readonly summary: string | null;
	/** Checks these scripts, or all. */
	readonly check: (ids: readonly string[] | null) => Promise<void>;
}

/** Checks for updates on request. */
export function useUpdateCheck({ client }: PagePorts, onChecked: () => Promise<void>): UpdateCheck {
	const texts = useMessages({ en });
	const [busy, setBusy] = useState(false);
	const [outcomes, setOutcomes] = useState<ReadonlyMap<string, UpdateOutcome>>(new Map());
	const [summary, setSummary] = useState<string | null>(null);
	const check = async (ids: readonly string[] | null): Promise<void> => {
		setBusy(true);
		setSummary(null);
		const payload = { ids: ids === null ? null : [...ids] };
		const answer = await client.request(checkUpdates, payload, { timeoutMs: CHECK_TIMEOUT_MS });
		setBusy(false);
		if (!answer.ok) return setSummary(answer.error.message);
		const found = answer.value.outcomes;
		setOutcomes(new Map([...outcomes, ...found.map((outcome) => [outcome.id, outcome] as const)]));
		const count = (state: UpdateOutcome["state"]): number => found.filter((one) => one.state === state).length;
		if (ids?.length !== 1) setSummary(texts.check.done(count("updated"), count("held"), count("failed")));
		await onChecked();
	};
	return { busy, outcomes, summary, check };
}

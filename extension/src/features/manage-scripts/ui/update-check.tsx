import { checkUpdate } from "@scriptorium/shared-protocol/extension-internal/check-update";
import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { en } from "../messages/en.ts";

type Check =
	| { readonly state: "idle" | "checking" | "current" }
	| { readonly state: "newer"; readonly version: string }
	| { readonly state: "failed"; readonly message: string };

/** Longer than the timeout of a fetch. */
const CHECK_TIMEOUT_MS = 20_000;

/** Checks the hub for a newer version. Updates go through the confirmation page. */
export function UpdateCheck({ ports, script }: { ports: PagePorts; script: ScriptSummary }) {
	const texts = useMessages({ en }).options;
	const [check, setCheck] = useState<Check>({ state: "idle" });
	const run = async (): Promise<void> => {
		setCheck({ state: "checking" });
		const answer = await ports.client.request(checkUpdate, { id: script.id }, { timeoutMs: CHECK_TIMEOUT_MS });
		if (!answer.ok) setCheck({ state: "failed", message: answer.error.message });
		else setCheck(answer.value.newer ? { state: "newer", version: answer.value.version } : { state: "current" });
	};
	return (
		<>
			{check.state === "newer" ? (
				<a className={buttonClass({ variant: "primary" })} href={ports.confirmAddress(script.sourceUrl)}>
					{texts.review}
				</a>
			) : (
				<Button busy={check.state === "checking"} aria-label={texts.checkNamed(script.name)} onClick={() => void run()}>
					{texts.check}
				</Button>
			)}
			<span role="status">
				{check.state === "current" && texts.upToDate}
				{check.state === "newer" && texts.newer(check.version)}
				{check.state === "failed" && check.message}
			</span>
		</>
	);
}

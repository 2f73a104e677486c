import { proposeInstall } from "@scriptorium/shared-protocol/extension-internal/propose-install";
import { startSignIn } from "@scriptorium/shared-protocol/extension-internal/sign-in";
import { generationLimits } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { type FormEvent, useState } from "react";
import { isWebPage } from "../../../page-addresses/web-page.ts";
import type { PagePorts } from "../../../platform/page-ports.ts";
import type { ActiveTab } from "../../../platform/tabs.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import styles from "./describe-script.module.css";
import { GenerationFailure } from "./generation-failure.tsx";
import { type GenerationState, useGeneration } from "./use-generation.ts";
import { WrittenScript } from "./written-script.tsx";

type Ports = Pick<PagePorts, "client" | "hubOrigin" | "openTab" | "proposalAddress">;

export interface DescribeScriptProps {
	readonly ports: Ports;
	readonly tab: ActiveTab | null;
	/** A tab was opened, in which it goes on. */
	readonly onOpened: () => void;
}

/**
 * In the popup: has the hub write a script for the site of the active tab, or opens the hub's page for new scripts with the same words.
 * The person sees the script, and the confirmation page asks before it is installed.
 */
export function DescribeScript({ ports, tab, onOpened }: DescribeScriptProps) {
	const texts = useMessages({ en });
	const state = useGeneration(ports.client);
	const [problem, setProblem] = useState<string | null>(null);
	const { generation, forget } = state;
	const isPage = tab !== null && isWebPage(tab.url) && new URL(tab.url).origin !== ports.hubOrigin;
	if (generation === null && !isPage) return null;

	const review = async (code: string): Promise<void> => {
		const kept = await ports.client.request(proposeInstall, { code, fileName: null }, requestOptions);
		if (!kept.ok) return setProblem(texts.reviewFailed);
		await ports.openTab(ports.proposalAddress(kept.value.proposalId));
		onOpened();
	};
	const signIn = async (): Promise<void> => {
		const begun = await ports.client.request(startSignIn, {}, requestOptions);
		if (begun.ok) onOpened();
		else setProblem(begun.error.message);
	};
	return (
		<section className={styles.describe} aria-label={texts.title}>
			{isPage && <DescribeForm key={tab.url} ports={ports} tab={tab} state={state} onOpened={onOpened} />}
			{generation?.state === "writing" && (
				<div className={styles.result}>
					<p role="status">
						{texts.writing}. {texts.mayClose}
					</p>
					<div className={styles.actions}>
						<Button size="small" onClick={() => void forget()}>
							{texts.stop}
						</Button>
					</div>
				</div>
			)}
			{generation?.state === "failed" && <GenerationFailure failure={generation} onSignIn={() => void signIn()} />}
			{generation?.state === "written" && (
				<WrittenScript
					script={generation.script}
					site={generation.site}
					onReview={() => void review(generation.script.code)}
					onDiscard={() => void forget()}
				/>
			)}
			{problem !== null && <p role="alert">{problem}</p>}
		</section>
	);
}

interface DescribeFormProps extends DescribeScriptProps {
	readonly tab: ActiveTab;
	readonly state: GenerationState;
}

function DescribeForm({ ports, tab, state: { generation, write }, onOpened }: DescribeFormProps) {
	const texts = useMessages({ en });
	/** Null until it is edited: then the words of a request that failed stand here. */
	const [typed, setTyped] = useState<string | null>(null);
	const [sendsPage, setSendsPage] = useState(false);
	const [isEmpty, setEmpty] = useState(false);
	const { origin, hostname } = new URL(tab.url);
	const prompt = typed ?? (generation === null || generation.state === "written" ? "" : generation.prompt);

	const submit = (event: FormEvent): void => {
		event.preventDefault();
		// Enter in the field submits, too.
		if (generation?.state === "writing") return;
		const isMissing = prompt.trim() === "";
		setEmpty(isMissing);
		if (!isMissing) void write({ prompt: prompt.trim(), origin, analyzedTabId: sendsPage ? tab.id : null });
	};
	const openHub = async (): Promise<void> => {
		const words = prompt.trim() === "" ? {} : { prompt: prompt.trim() };
		await ports.openTab(`${ports.hubOrigin}/create?${new URLSearchParams({ ...words, site: hostname })}`);
		onOpened();
	};
	return (
		<form className={styles.form} aria-label={texts.title} onSubmit={submit}>
			<h2 className={styles.title}>{texts.title}</h2>
			<TextField
				label={texts.label}
				placeholder={texts.placeholder}
				value={prompt}
				maxLength={generationLimits.prompt}
				hint={texts.hint(hostname)}
				error={isEmpty ? texts.empty : undefined}
				onChange={(event) => setTyped(event.target.value)}
			/>
			<label className={styles.choice}>
				<input type="checkbox" checked={sendsPage} onChange={(event) => setSendsPage(event.target.checked)} />
				<span>{texts.sendPage}</span>
			</label>
			<div className={styles.actions}>
				<Button type="submit" size="small" variant="primary" busy={generation?.state === "writing"}>
					{texts.write}
				</Button>
				<Button size="small" onClick={() => void openHub()}>
					{texts.open}
				</Button>
			</div>
		</form>
	);
}

import type { EffectFinding } from "@scriptorium/script-effects/beyond-plan";
import type { ContactedHost } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { EffectKind } from "@scriptorium/shared-protocol/page-effects";
import { Badge } from "@scriptorium/ui-kit/badge";
import { FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { type ReactNode, useId } from "react";
import { effectsOfResult } from "./effects-of-result.ts";
import styles from "./effects-view.module.css";
import { en } from "./messages/en.ts";
import type { ScriptTestResult } from "./script-test-result.ts";
import { linesOf } from "./write-finding.ts";

/** What a script changed, beside what its plan names; whom it contacted; and what the page changed of its own accord. */
export function EffectsView({ result }: { readonly result: ScriptTestResult }) {
	const { effects: text } = useMessages({ en });
	const { formattingLocale } = useLocale();
	const number = new Intl.NumberFormat(formattingLocale);
	const { beyond, others, isCompared } = effectsOfResult(result);
	const { effects, hosts } = result;
	const kindsOf = (kinds: readonly EffectKind[]) =>
		new Intl.ListFormat(formattingLocale).format(kinds.map((kind) => text.kinds[kind]));
	return (
		<section className={styles.effects} aria-label={text.heading}>
			{beyond.length > 0 && <EffectList heading={text.lists.beyond} effects={beyond} isBeyond />}
			{(effects !== null || others.length > 0) && (
				<EffectList
					heading={isCompared ? text.lists.planned : text.lists.all}
					effects={others}
					none={isCompared ? text.noPlannedEffects : text.nothing}
				/>
			)}
			{effects === null ? (
				<p className={styles.note}>{text.notMeasured}</p>
			) : (
				<>
					{effects.moreChanges > 0 && <p className={styles.note}>{text.furtherChanges(effects.moreChanges)}</p>}
					{effects.unmeasured && effects.unmeasured.length > 0 && (
						<p className={styles.note}>{text.unmeasured(kindsOf(effects.unmeasured))}</p>
					)}
					<p className={styles.note}>{text.ownChanges(number.format(effects.ownMutations))}</p>
				</>
			)}
			<Part heading={text.hosts.heading}>
				{hosts === null && <p className={styles.note}>{text.hosts.notMeasured}</p>}
				{hosts?.length === 0 && <p className={styles.note}>{text.hosts.none}</p>}
				{hosts !== null && hosts.length > 0 && <HostTable hosts={hosts} />}
			</Part>
		</section>
	);
}

interface EffectListProps {
	readonly heading: string;
	readonly effects: readonly EffectFinding[];
	readonly isBeyond?: boolean;
	/** Said when there are none. */
	readonly none?: string;
}

function EffectList({ heading, effects, isBeyond = false, none }: EffectListProps) {
	const { effects: text } = useMessages({ en });
	return (
		<Part heading={heading} isBeyond={isBeyond}>
			{effects.length === 0 && <p className={styles.note}>{none}</p>}
			{effects.length > 0 && (
				<dl className={styles.kinds}>
					{effects.map((effect) => (
						<div key={effect.kind}>
							<dt>{text.kinds[effect.kind]}</dt>
							{linesOf(effect, text).map(({ name, isCode, sample, count, isSecret }, index) => (
								<dd key={index}>
									{isCode ? <code>{name}</code> : <span>{name}</span>}
									{isSecret && <Badge tone="danger">{text.secret}</Badge>}
									{sample !== null && sample !== "" && <span className={styles.sample}>{sample}</span>}
									{count !== null && <span className={styles.count}>{text.times(count)}</span>}
								</dd>
							))}
						</div>
					))}
				</dl>
			)}
		</Part>
	);
}

interface PartProps {
	readonly heading: string;
	readonly isBeyond?: boolean;
	readonly children: ReactNode;
}

function Part({ heading, isBeyond = false, children }: PartProps) {
	const id = useId();
	return (
		<section className={styles.list} data-beyond={isBeyond || undefined} aria-labelledby={id}>
			<p id={id} className={styles.heading}>
				{heading}
			</p>
			{children}
		</section>
	);
}

function HostTable({ hosts }: { readonly hosts: readonly ContactedHost[] }) {
	const { effects, network } = useMessages({ en });
	const { hosts: text } = effects;
	const { formattingLocale } = useLocale();
	const number = new Intl.NumberFormat(formattingLocale, { maximumFractionDigits: 1 });
	const kilobytes = (bytes: number) => text.bytes(number.format(bytes / 1000));
	const sorted = hosts.toSorted((one, other) => Number(one.by === "page") - Number(other.by === "page"));
	return (
		<FigureTable
			label={text.table}
			columns={text.columns}
			compact
			rows={sorted.map(({ host, by, connections, bytesSent, bytesReceived, refused }) => ({
				key: `${by} ${host}`,
				cells: [
					<span key="host" className={styles.host}>
						<code>{host}</code>
						{refused !== null && <span className={styles.refused}>{text.refused(refused)}</span>}
					</span>,
					network.by[by],
					number.format(connections),
					kilobytes(bytesSent),
					kilobytes(bytesReceived),
				],
			}))}
		/>
	);
}

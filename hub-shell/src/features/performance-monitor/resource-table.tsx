import { FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { wholeNumber } from "@scriptorium/ui-kit/numbers";
import { catalog } from "./messages/catalog.ts";
import styles from "./performance-screen.module.css";
import { RESOURCE_KINDS, type ResourceCount, type ResourceCounts } from "./resource-kinds.ts";

export interface ResourceTableProps {
	/** Null until they are counted. */
	readonly resources: ResourceCounts | null;
	readonly forgotten: number;
}

export function ResourceTable({ resources, forgotten }: ResourceTableProps) {
	const texts = useMessages(catalog);
	const { formattingLocale } = useLocale();
	const whole = (value: number) => wholeNumber(value, formattingLocale);
	const row = (key: string, name: string, { files, bytes }: ResourceCount) => ({
		key,
		cells: [name, whole(files), `${whole(Math.round(bytes / 1024))} kB`],
	});
	return (
		// The table is a region with this name.
		<div className={styles.section}>
			<h2>{texts.resources}</h2>
			{resources === null ? (
				<p>{texts.measuring}</p>
			) : (
				<FigureTable
					label={texts.resources}
					columns={[texts.kind, texts.files, texts.size]}
					rows={[
						...RESOURCE_KINDS.map((kind) => row(kind, texts.kinds[kind], resources[kind])),
						row("total", texts.total, totalOf(resources)),
					]}
				/>
			)}
			<p className={styles.small}>{texts.cached}</p>
			{forgotten > 0 && <p className={styles.small}>{texts.forgotten(whole(forgotten))}</p>}
		</div>
	);
}

function totalOf(resources: ResourceCounts): ResourceCount {
	const counts = Object.values(resources);
	return {
		files: counts.reduce((sum, { files }) => sum + files, 0),
		bytes: counts.reduce((sum, { bytes }) => sum + bytes, 0),
	};
}

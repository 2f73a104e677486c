import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { CardSection } from "./card-section.tsx";
import { FactList } from "./fact-list.tsx";
import { en } from "./messages/en.ts";
import { useFigures } from "./use-figures.ts";

/** How fast it is, and how others do on the same scripts. */
export function SpeedSections({ card }: { card: Scorecard }) {
	const { columns, speed, peers } = useMessages({ en });
	const { facts } = useMessages({ en });
	const figures = useFigures();
	const { speed: measured, machine } = card;
	const ms = figures.measure;
	return (
		<>
			<CardSection
				heading={speed.heading}
				text={facts.machineText(machine.cpu, figures.count(machine.cores), machine.node)}
			>
				<FactList
					facts={[
						[speed.warm, speed.perSecond(figures.count(measured.kb_per_s_warm))],
						[speed.cold, speed.perSecond(figures.count(measured.kb_per_s_cold))],
						[speed.typical, speed.percentiles(ms(measured.p50_ms), ms(measured.p95_ms), ms(measured.p99_ms))],
						[speed.hundred, speed.ms(ms(measured.hundred_kb_ms))],
						[speed.runs, speed.spread(figures.count(measured.runs), figures.percent(measured.spread))],
					]}
				/>
			</CardSection>
			{card.peers.length > 0 && (
				<CardSection heading={peers.heading} text={peers.text}>
					<FigureTable
						label={peers.heading}
						columns={[columns.scanner, columns.found, columns.alarms, columns.speed]}
						rows={card.peers.map((peer) => ({
							key: `${peer.name} ${peer.version}`,
							cells: [
								[`${peer.name} ${peer.version}`, peer.crashes > 0 && peers.crashes(figures.count(peer.crashes))]
									.filter(Boolean)
									.join(", "),
								figures.of(peer.found, peer.n),
								figures.of(peer.false_alarms, peer.benign_n),
								figures.count(peer.kb_per_s),
							],
						}))}
					/>
				</CardSection>
			)}
		</>
	);
}

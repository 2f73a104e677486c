import { Button } from "@scriptorium/ui-kit/button";
import { plural, useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import styles from "./audit.module.css";
import { MOBILE_BELOW_PX, type PageMeasures } from "./measure-page.ts";
import { catalog } from "./messages/catalog.ts";
import type { ShowOnPage } from "./show-element.ts";

const FIRST_ELEMENTS = 5;

/** Touch targets and text sizes, as they are laid out in this window. */
export function PageMeasuresPart({ measures, onShow }: { measures: PageMeasures; onShow: ShowOnPage }) {
	const text = useMessages(catalog);
	const { targets, smallTargets, texts, smallTexts, windowWidth } = measures;
	return (
		<section className={styles.part}>
			<h3 className={styles.heading}>{text.measuresHeading}</h3>
			<div className={styles.rule}>
				<h4 className={styles.help}>{text.targetsHeading}</h4>
				<p>
					{smallTargets.length === 0
						? text.targetsGood(String(targets))
						: text.targetsSmall(String(smallTargets.length), String(targets))}{" "}
					{text.targetsRule} {smallTargets.length > 0 && text.targetsToDo}
				</p>
				<MeasuredList
					items={smallTargets.map(({ width, height, ...item }) => ({
						...item,
						size: text.size(String(width), String(height)),
					}))}
					onShow={onShow}
				/>
			</div>
			<div className={styles.rule}>
				<h4 className={styles.help}>{text.textsHeading}</h4>
				<p>
					{smallTexts.length === 0
						? text.textsGood(String(texts))
						: text.textsSmall(String(smallTexts.length), String(texts))}{" "}
					{smallTexts.length > 0 && text.textsToDo}{" "}
					{windowWidth >= MOBILE_BELOW_PX && text.textsWide(String(windowWidth))}
				</p>
				<MeasuredList
					items={smallTexts.map(({ fontPx, ...item }) => ({ ...item, size: text.px(String(fontPx)) }))}
					onShow={onShow}
				/>
			</div>
		</section>
	);
}

interface MeasuredListProps {
	items: readonly { readonly element: Element; readonly name: string; readonly size: string }[];
	onShow: ShowOnPage;
}

function MeasuredList({ items, onShow }: MeasuredListProps) {
	const text = useMessages(catalog);
	const { formattingLocale } = useLocale();
	const [isWhole, setWhole] = useState(false);
	const listed = isWhole ? items : items.slice(0, FIRST_ELEMENTS);
	const others = items.length - listed.length;
	if (items.length === 0) return null;
	return (
		<>
			<ul className={styles.elements}>
				{listed.map(({ element, name, size }, index) => (
					<li key={index} className={styles.place}>
						<span className={styles.measured}>
							{name} <span className={styles.soft}>{size}</span>
						</span>
						<Button
							size="small"
							aria-label={text.showElement(name)}
							onClick={({ currentTarget }) => onShow(element, name, currentTarget)}
						>
							{text.show}
						</Button>
					</li>
				))}
			</ul>
			{others > 0 && (
				<div>
					<Button size="small" variant="quiet" onClick={() => setWhole(true)}>
						{plural(formattingLocale, others, text.more)}
					</Button>
				</div>
			)}
		</>
	);
}

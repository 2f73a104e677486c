import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Switch } from "@scriptorium/ui-kit/switch";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { ArrowUpDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { catalog } from "../messages/catalog.ts";
import showcase from "../showcase.module.css";
import { compareColors } from "./compare-colors.ts";
import styles from "./contrast.module.css";
import { ContrastResult } from "./contrast-result.tsx";
import { readColor, readColorOfPage } from "./read-color.ts";
import { hexOf, type RgbWithAlpha, textSizeOf } from "./wcag-contrast.ts";

const MAX_SIZE_PX = 500;

/** The contrast calculator. */
export function ContrastTab() {
	const text = useMessages(catalog).contrast;
	const [ink, setInk] = useState("#767676");
	const [paper, setPaper] = useState("white");
	const [size, setSize] = useState("16");
	const [isBold, setBold] = useState(false);
	const inkColor = useColor(ink);
	const paperColor = useColor(paper);
	const sizePx = Number(size);
	const isSize = sizePx >= 1 && sizePx <= MAX_SIZE_PX;
	const result = inkColor && paperColor && compareColors(inkColor, paperColor);
	const sample = useRef<HTMLParagraphElement>(null);

	const seenInk = result ? hexOf(result.text) : "";
	const seenPaper = result ? hexOf(result.background) : "";
	// Not as an attribute: the Content-Security-Policy permits styles that scripts set, but not those of a document.
	useEffect(() => {
		if (!sample.current) return;
		sample.current.style.color = seenInk;
		sample.current.style.backgroundColor = seenPaper;
		sample.current.style.fontSize = isSize ? `${sizePx}px` : "";
		sample.current.style.fontWeight = isBold ? "700" : "400";
	}, [seenInk, seenPaper, isSize, sizePx, isBold]);

	return (
		<div className={showcase.part}>
			<section className={showcase.section}>
				<h2>{text.heading}</h2>
				<p>{text.lead}</p>
				<div className={showcase.fields}>
					<ColorField label={text.text} pickLabel={text.pickText} value={ink} color={inkColor} onChange={setInk} />
					<ColorField
						label={text.background}
						pickLabel={text.pickBackground}
						value={paper}
						color={paperColor}
						onChange={setPaper}
					/>
					<TextField
						label={text.size}
						type="number"
						min={1}
						max={MAX_SIZE_PX}
						value={size}
						error={isSize ? undefined : text.unknownSize}
						onChange={({ target }) => setSize(target.value)}
					/>
					<Switch label={text.bold} checked={isBold} onCheckedChange={setBold} />
				</div>
				<Button
					icon={<ArrowUpDown aria-hidden="true" />}
					onClick={() => {
						setInk(paper);
						setPaper(ink);
					}}
				>
					{text.swap}
				</Button>
			</section>
			<section className={showcase.section}>
				<h2>{text.resultHeading}</h2>
				<div role="status" className={showcase.wide}>
					{result ? <ContrastResult result={result} size={textSizeOf({ sizePx, isBold })} /> : <p>{text.noResult}</p>}
				</div>
				{result && (
					<>
						<h3>{text.sampleHeading}</h3>
						{/* Whatever its contrast is: it shows colors that somebody chose. */}
						<p ref={sample} className={styles.sample}>
							{text.sample}
						</p>
					</>
				)}
				<p className={showcase.soft}>{text.largeRule}</p>
				<p className={showcase.soft}>{text.ratioRule}</p>
			</section>
		</div>
	);
}

/** The color that a text means; what only the page can resolve is known after the first rendering, which the server does as well. */
function useColor(text: string): RgbWithAlpha | null {
	const [ofPage, setOfPage] = useState<{ readonly text: string; readonly color: RgbWithAlpha | null } | null>(null);
	const read = readColor(text);
	useEffect(() => {
		if (readColor(text) === null) setOfPage({ text, color: readColorOfPage(text, document) });
	}, [text]);
	return read ?? (ofPage?.text === text ? ofPage.color : null);
}

interface ColorFieldProps {
	label: string;
	pickLabel: string;
	value: string;
	color: RgbWithAlpha | null;
	onChange: (value: string) => void;
}

function ColorField({ label, pickLabel, value, color, onChange }: ColorFieldProps) {
	const text = useMessages(catalog).contrast;
	return (
		<div className={styles.color}>
			<TextField
				label={label}
				value={value}
				error={color ? undefined : text.unknown}
				spellCheck={false}
				autoCapitalize="none"
				autoComplete="off"
				onChange={({ target }) => onChange(target.value)}
			/>
			<input
				type="color"
				aria-label={pickLabel}
				className={styles.picker}
				value={color ? hexOf(color) : "#000000"}
				onChange={({ target }) => onChange(target.value)}
			/>
		</div>
	);
}

import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { useEffect, useId, useRef, useState } from "react";
import { catalog } from "../messages/catalog.ts";
import showcase from "../showcase.module.css";
import styles from "./keyboard.module.css";

/** The default ring (spec 03 § 9). */
const DEFAULT_RING = { color: "#0000ff", width: 3, offset: 2 };
type Ring = typeof DEFAULT_RING;
const MAX_RING_PX = 12;
const SAMPLES = [1, 2, 3];

/** Samples with a focus ring that can be changed. */
export function FocusRingDemo() {
	const text = useMessages(catalog).keyboard;
	const [ring, setRing] = useState<Ring>(DEFAULT_RING);
	const samples = useRef<HTMLDivElement>(null);
	const color = useId();

	// Not as an attribute: the Content-Security-Policy permits styles that scripts set, but not those of a document.
	useEffect(() => {
		samples.current?.style.setProperty("--ring-color", ring.color);
		samples.current?.style.setProperty("--ring-width", `${ring.width}px`);
		samples.current?.style.setProperty("--ring-offset", `${ring.offset}px`);
	}, [ring]);

	const lengthField = (part: "width" | "offset", label: string, least: number) => (
		<TextField
			label={label}
			type="number"
			min={least}
			max={MAX_RING_PX}
			value={ring[part]}
			onChange={({ target }) => {
				const length = Math.min(MAX_RING_PX, Math.max(least, target.valueAsNumber));
				if (!Number.isNaN(length)) setRing({ ...ring, [part]: length });
			}}
		/>
	);

	return (
		<section className={showcase.section}>
			<h2>{text.ringHeading}</h2>
			<p>{text.ringLead}</p>
			<div className={styles.ringFields}>
				<div className={styles.colorField}>
					<label htmlFor={color}>{text.ringColor}</label>
					<input
						id={color}
						type="color"
						className={styles.picker}
						value={ring.color}
						onChange={({ target }) => setRing({ ...ring, color: target.value })}
					/>
				</div>
				{lengthField("width", text.ringWidth, 1)}
				{lengthField("offset", text.ringOffset, 0)}
			</div>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's. */}
			<div ref={samples} role="group" aria-label={text.ringSamples} className={styles.samples}>
				{SAMPLES.map((number) => (
					<button key={number} type="button" className={styles.sample}>
						{text.sample(number)}
					</button>
				))}
			</div>
			<Button onClick={() => setRing(DEFAULT_RING)}>{text.ringReset}</Button>
		</section>
	);
}

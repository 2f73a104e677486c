import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordingCapture } from "@scriptorium/flow/recording/recording-capture";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { RowPlace } from "@scriptorium/ui-kit/virtual-list/row-place";
import { VirtualList } from "@scriptorium/ui-kit/virtual-list/virtual-list";
import { Download } from "lucide-react";
import { memo } from "react";
import { saveFile } from "../../../files/save-file.ts";
import { en } from "../messages/en.ts";
import { shortAddress } from "../short-address.ts";
import styles from "./capture-list.module.css";

/** Pixels of a row without a picture. */
const ROW_HEIGHT = 64;

export interface CaptureListProps {
	readonly captures: readonly RecordingCapture[];
	readonly actions: readonly RecordedAction[];
	/** Of the file that they can be saved in. */
	readonly fileName: string;
}

/** Captures of a recording, collapsed at first. */
export function CaptureList({ captures, actions, fileName }: CaptureListProps) {
	const { captures: text } = useMessages({ en });
	const numberOf = new Map(actions.map(({ id }, index) => [id, index + 1]));
	const save = () => saveFile(fileName, "application/json", `${JSON.stringify(captures, null, "\t")}\n`);
	return (
		<details className={styles.captures}>
			<summary>{text.summary(captures.length)}</summary>
			<VirtualList
				items={captures}
				keyOf={({ id }) => id}
				rowHeight={ROW_HEIGHT}
				label={text.list}
				className={styles.list}
			>
				{(capture, place) => (
					<Row
						capture={capture}
						after={capture.kind === "screenshot" ? (numberOf.get(capture.after) ?? null) : null}
						place={place}
					/>
				)}
			</VirtualList>
			<Button variant="quiet" icon={<Download aria-hidden="true" />} onClick={save}>
				{text.save}
			</Button>
		</details>
	);
}

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });

interface RowProps {
	readonly capture: RecordingCapture;
	/** Number of the action that a picture was taken after. */
	readonly after: number | null;
	readonly place: RowPlace;
}

const Row = memo(function Row({ capture, after, place }: RowProps) {
	const { captures: text } = useMessages({ en });
	return (
		<li {...place} className={styles.row} data-level={capture.kind === "console" ? capture.level : undefined}>
			<time className={styles.time} dateTime={new Date(capture.timestamp).toISOString()}>
				{clock.format(capture.timestamp)}
			</time>
			{capture.kind === "screenshot" && (
				<figure className={styles.picture}>
					<figcaption>{text.picture(after)}</figcaption>
					<a href={capture.image} download={text.pictureFile(after)} aria-label={text.savePicture(after)}>
						<img src={capture.image} alt={text.pictureOf(shortAddress(capture.url))} loading="lazy" />
					</a>
				</figure>
			)}
			{capture.kind === "request" && (
				<>
					<span className={styles.what}>{text.request(capture.by, capture.status)}</span>
					<span className={styles.line} title={capture.address}>
						{shortAddress(capture.address)}
					</span>
					<span className={styles.size}>{text.took(capture.duration, capture.bytes)}</span>
				</>
			)}
			{capture.kind === "console" && (
				<>
					<span className={styles.what}>{capture.level}</span>
					<span className={styles.text}>{capture.text}</span>
				</>
			)}
		</li>
	);
});

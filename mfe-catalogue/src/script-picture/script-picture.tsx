import styles from "./script-picture.module.css";

export interface ScriptPictureProps {
	readonly scriptId: string;
	/** Of the picture; part of its address. */
	readonly hash: string;
	readonly alt: string;
}

/** What a sample page looks like after the script has run on it: taken by the hub at publishing. */
export function ScriptPicture({ scriptId, hash, alt }: ScriptPictureProps) {
	return (
		<img
			className={styles.picture}
			src={`/static/script-pictures/${scriptId}/${hash}`}
			alt={alt}
			width={480}
			height={270}
			loading="lazy"
			decoding="async"
		/>
	);
}

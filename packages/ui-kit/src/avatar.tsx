import { useState } from "react";
import styles from "./avatar.module.css";
import { drawFrom, initialOf } from "./hash-seed.ts";
import { joinClasses } from "./join-classes.ts";

export interface AvatarProps {
	/** The person's displayed name, from which the initial is taken. */
	name: string;
	src?: string | null;
	size?: "small" | "medium" | "large";
	/** The accessible name; omit it if the name is beside the picture, which is then decoration. */
	label?: string;
	className?: string;
}

const PIXELS = { small: 24, medium: 40, large: 96 } as const;

/** Shows a person's picture, or the first letter of their name if there is no picture or it fails to load. */
export function Avatar({ name, src, size = "medium", label, className }: AvatarProps) {
	const [failed, setFailed] = useState<string | null>(null);
	const spoken =
		label === undefined ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": label } as const);
	const draw = drawFrom(name);
	const tone = draw(6);
	return (
		<span {...spoken} className={joinClasses(styles.avatar, styles[size], className)} data-tone={tone}>
			{src && src !== failed ? (
				<img
					src={src}
					alt=""
					width={PIXELS[size]}
					height={PIXELS[size]}
					loading="lazy"
					decoding="async"
					referrerPolicy="no-referrer"
					onError={() => setFailed(src)}
				/>
			) : (
				<span className={styles.initial}>{initialOf(name)}</span>
			)}
		</span>
	);
}

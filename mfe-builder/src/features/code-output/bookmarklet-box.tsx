import { Button } from "@scriptorium/ui-kit/button";
import { DragLink } from "@scriptorium/ui-kit/drag-link";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { encodeBookmarklet } from "@scriptorium/userscript/bookmarklet-url";
import { Check, Copy, TriangleAlert } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import type { GeneratedCode } from "../../editor/generated-code.ts";
import styles from "./code-panel.module.css";
import { en } from "./messages/en.ts";
import { useCopied } from "./use-copied.ts";

/** Characters of an address; Firefox keeps at most 65,536 in a bookmark. */
const MANY_CHARACTERS = 60_000;

/** The address of the bookmarklet, as a link to drag and as text. */
export function BookmarkletBox({ generated: { code, from } }: { readonly generated: GeneratedCode }) {
	const { bookmarklet: text, ...all } = useMessages({ en });
	const { isCopied, copy } = useCopied();
	const { short, isReady } = useMinified(code, from.settings.minify);
	const url = useMemo(() => encodeBookmarklet(short), [short]);
	const kilobytes = (url.length / 1000).toFixed(1);
	return (
		<section className={styles.box} aria-label={text.heading}>
			<div className={styles.boxHead}>
				<h3>{text.heading}</h3>
				{isReady && <span>{text.size(kilobytes)}</span>}
			</div>
			<p>{text.advice}</p>
			{isReady && url.length >= MANY_CHARACTERS && (
				<p className={styles.large}>
					<TriangleAlert aria-hidden="true" /> {text.large(kilobytes)}
				</p>
			)}
			<div className={styles.drag}>
				<DragLink
					url={url}
					title={from.settings.name.trim() || text.untitled}
					primary={false}
					explanation={text.explanation}
					onDropped={() => undefined}
				/>
			</div>
			<TextField
				label={text.address}
				readOnly
				value={url}
				spellCheck={false}
				dir="ltr"
				onFocus={(event) => event.currentTarget.select()}
			/>
			<div>
				<Button
					size="small"
					busy={!isReady}
					icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
					onClick={() => void copy(url, all.notices.urlCopied)}
				>
					{isCopied ? all.copied : text.copy}
				</Button>
			</div>
		</section>
	);
}

/** The address is always made of minified code, which nobody reads there; of the code itself until that is ready, or if it fails. */
function useMinified(code: string, isMinified: boolean): { readonly short: string; readonly isReady: boolean } {
	const [minified, setMinified] = useState({ of: "", short: "" });
	useEffect(() => {
		if (isMinified) return;
		let isMounted = true;
		void import("../../flow-output/minify/minify-in-worker.ts")
			.then(({ minifyInWorker }) => minifyInWorker(code))
			.then(
				(short) => isMounted && setMinified({ of: code, short }),
				() => isMounted && setMinified({ of: code, short: code }),
			);
		return () => {
			isMounted = false;
		};
	}, [code, isMinified]);
	const isReady = isMinified || minified.of === code;
	return { short: isReady && !isMinified ? minified.short : code, isReady };
}

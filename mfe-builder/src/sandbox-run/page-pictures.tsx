import { devicePresets } from "@scriptorium/shared-protocol/device-presets";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Maximize2 } from "lucide-react";
import { useState } from "react";
import { en } from "./messages/en.ts";
import styles from "./page-pictures.module.css";
import type { ScriptTestResult } from "./script-test-result.ts";

type Moment = "before" | "after";
const MOMENTS: readonly Moment[] = ["before", "after"];

/** The page before and after the script: side by side where there is room, one at a time on narrow screens, each in full size on request. */
export function PagePictures({ result }: { readonly result: ScriptTestResult }) {
	const { server } = useMessages({ en });
	const { pictures: text } = server;
	const [shown, setShown] = useState<Moment>("after");
	const [opened, setOpened] = useState<Moment | null>(null);
	const { pictures, target, device } = result;
	const { width, height } = devicePresets[device ?? "desktop"];
	const page = target === null ? "" : target.title || target.address;
	const full = opened === null ? null : pictures?.[opened];
	return (
		<section className={styles.pictures} aria-label={text.heading}>
			<div className={styles.switch}>
				{MOMENTS.map((moment) => (
					<Button key={moment} aria-pressed={moment === shown} onClick={() => setShown(moment)}>
						{text[moment]}
					</Button>
				))}
			</div>
			<div className={styles.pair}>
				{MOMENTS.map((moment) => {
					const picture = pictures?.[moment] ?? null;
					return (
						<figure key={moment} data-shown={moment === shown || undefined} className={styles.figure}>
							<figcaption>{text[moment]}</figcaption>
							{picture === null ? (
								<p className={styles.none}>{text.none[moment]}</p>
							) : (
								<>
									<img src={picture} alt={text.alt[moment](page)} width={width} height={height} />
									<Button
										aria-label={text.open[moment]}
										icon={<Maximize2 aria-hidden="true" />}
										onClick={() => setOpened(moment)}
									>
										{text.fullSize}
									</Button>
								</>
							)}
						</figure>
					);
				})}
			</div>
			<Dialog
				open={opened !== null}
				onOpenChange={() => setOpened(null)}
				title={opened === null ? "" : text[opened]}
				closeLabel={text.close}
				size="large"
			>
				{opened !== null && full && (
					// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
					<section className={styles.full} aria-label={text.scroll} tabIndex={0}>
						<img src={full} alt={text.alt[opened](page)} width={width} height={height} />
					</section>
				)}
			</Dialog>
		</section>
	);
}

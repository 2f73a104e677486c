import type { NoticeAction } from "@scriptorium/shared-protocol/host-remote/host-context";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import type { Notice, NoticeBoard } from "../../host-context/notices.ts";
import { en } from "./messages/en.ts";
// sonner also inserts these rules as an inline style element, which the content security policy refuses.
import "sonner/dist/styles.css";
import styles from "./notice-toaster.module.css";

/** Spec 01 § 9: toast defaults. */
export const NOTICE_DURATION_MS = 4000;
export const VISIBLE_NOTICES = 3;
export const NOTICE_WIDTH_PX = 356;
/** Distances from the edges that sonner has by itself. */
const OFFSET_PX = { wide: 24, narrow: 16 } as const;

/** sonner gives the focus back to where it came from when it leaves the notices: first that, then what the action does with it. */
function leaveNotices(): void {
	if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function show({ kind, message, options }: Notice): void {
	toast[kind](message, {
		duration: options.durationMs ?? NOTICE_DURATION_MS,
		...(options.description === undefined ? {} : { description: options.description }),
		...(options.action === undefined ? {} : { action: actionOf(options.action) }),
	});
}

function actionOf({ label, run }: NoticeAction) {
	return {
		label,
		onClick: () => {
			leaveNotices();
			run();
		},
	};
}

export interface NoticeToasterProps {
	board: NoticeBoard;
	theme: "light" | "dark" | "system";
}

// The default export is what React.lazy asks for.
export default function NoticeToaster({ board, theme }: NoticeToasterProps) {
	const texts = useMessages({ en });
	const { direction } = useLocale();
	useEffect(() => board.read(show), [board]);
	return (
		<Toaster
			theme={theme}
			dir={direction}
			// Forms and dialogs have their buttons at the end of the line: notices stand at its start.
			position={direction === "rtl" ? "bottom-right" : "bottom-left"}
			// Above the question for consent, which sets its height (consent-question.tsx).
			offset={{ bottom: `calc(${OFFSET_PX.wide}px + var(--bottom-bar, 0px))` }}
			mobileOffset={{ bottom: `calc(${OFFSET_PX.narrow}px + var(--bottom-bar, 0px))` }}
			visibleToasts={VISIBLE_NOTICES}
			duration={NOTICE_DURATION_MS}
			closeButton
			containerAriaLabel={texts.landmark}
			className={styles.toaster ?? ""}
			style={{ "--width": `${NOTICE_WIDTH_PX}px` } as React.CSSProperties}
			toastOptions={{ closeButtonAriaLabel: texts.close }}
		/>
	);
}

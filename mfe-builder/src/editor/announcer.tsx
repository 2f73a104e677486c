import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { create } from "zustand";

interface Announcement {
	readonly message: string;
	readonly count: number;
}

const useAnnouncement = create<Announcement>(() => ({ message: "", count: 0 }));

/** Tells screen readers what an edit did, when no notice on the screen says it. */
export function announce(message: string): void {
	useAnnouncement.setState(({ count }) => ({ message, count: count + 1 }));
}

/** The region that is read out; once on the screen, and there before anything is announced. */
export function Announcer() {
	const { message, count } = useAnnouncement();
	return (
		<VisuallyHidden>
			{/* A new element for each message: the same text twice is read twice. */}
			<div role="status" aria-live="polite">
				<span key={count}>{message}</span>
			</div>
		</VisuallyHidden>
	);
}

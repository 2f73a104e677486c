import type { NoticeKind, NoticeOptions } from "@scriptorium/shared-protocol/host-remote/host-context";

export interface Notice {
	readonly kind: NoticeKind;
	readonly message: string;
	readonly options: NoticeOptions;
}

/** Queues notices of `host.notify`, up to a maximum, until the component that displays them is loaded. */
export interface NoticeBoard {
	post(kind: NoticeKind, message: string, options?: NoticeOptions): void;
	/** Hands over what waited and everything later, to one reader; returns the function that stops it. */
	read(show: (notice: Notice) => void): () => void;
	/** Called at each post; lets the reader be loaded only when there is something to read. */
	onPost(listener: () => void): () => void;
}

const MAX_WAITING = 20;

export function createNoticeBoard(): NoticeBoard {
	let waiting: readonly Notice[] = [];
	let reader: ((notice: Notice) => void) | null = null;
	const listeners = new Set<() => void>();
	return {
		post(kind, message, options = {}) {
			const notice: Notice = { kind, message, options };
			if (reader) reader(notice);
			else waiting = [...waiting, notice].slice(-MAX_WAITING);
			for (const listener of [...listeners]) listener();
		},
		read(show) {
			reader = show;
			const handedOver = waiting;
			waiting = [];
			for (const notice of handedOver) show(notice);
			return () => {
				if (reader === show) reader = null;
			};
		},
		onPost(listener) {
			listeners.add(listener);
			if (waiting.length > 0) listener();
			return () => listeners.delete(listener);
		},
	};
}

import { useLoadFailure } from "@scriptorium/ui-kit/later-part";
import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { endWaiting, firstUse, nextUse } from "./first-use.ts";
import { useIsTakenOver } from "./use-is-taken-over.ts";

export interface PartOnUse<Props> {
	load(): Promise<ComponentType<Props>>;
	/** Its place in a screen that the server did not render. */
	readonly Placeholder: ComponentType<Props>;
}

/** Whether a failure was reported since the last attempt: without a connection every part of a page fails at once. */
let isFailureReported = false;

/**
 * Creates a part of a screen whose code comes when somebody begins to use the page. Until then the server's HTML stays and can be
 * read; React takes it over as it is. A button that is pressed before is pressed again when the code is there.
 * If the code cannot be loaded, the HTML stays. One failure is reported for all parts together, and the next press of a key or a pointer
 * button loads again.
 * Its properties must be the same from rendering to rendering: a change before the code is there would show the placeholder.
 */
export function partOnUse<Props extends object>({ load, Placeholder }: PartOnUse<Props>) {
	let report: (error: unknown) => void = console.error;
	const Loaded = lazy(async () => {
		await firstUse;
		for (;;) {
			try {
				return { default: await load() };
			} catch (error) {
				// Thrown, it would reach the error boundary of the whole screen.
				if (!isFailureReported) report(error);
				isFailureReported = true;
				await nextUse();
				isFailureReported = false;
			}
		}
	});

	/** A component of its own: an update from outside of the boundary would drop the server's HTML. */
	const Inside = memo(
		({ own, onThere }: { own: Props; onThere: () => void }) => (
			<Suspense fallback={<Placeholder {...own} />}>
				<Loaded {...own} />
				<WhenThere onThere={onThere} />
			</Suspense>
		),
		(before, after) => before.onThere === after.onThere && isSame(before.own, after.own),
	);

	return function Part(props: Props) {
		const [isFromServer] = useState(!useIsTakenOver());
		const place = useRef<HTMLDivElement>(null);
		const press = useEarlyPress(place);
		const onFailure = useLoadFailure();
		useEffect(() => {
			report = onFailure;
		}, [onFailure]);
		useEffect(() => {
			if (!isFromServer) endWaiting();
		}, [isFromServer]);
		return (
			<div ref={place}>
				<Inside own={props} onThere={press} />
			</div>
		);
	};
}

function isSame(before: object, after: object): boolean {
	const [one, other] = [Object.entries(before), new Map(Object.entries(after))];
	return one.length === other.size && one.every(([name, value]) => Object.is(other.get(name), value));
}

/** Tells that what it stands beside has been taken over. */
function WhenThere({ onThere }: { onThere: () => void }) {
	useEffect(onThere, [onThere]);
	return null;
}

/** Remembers the last button that was pressed before the code was there; the returned function presses it. */
function useEarlyPress(place: RefObject<HTMLElement | null>): () => void {
	const [press] = useState(() => {
		let isThere = false;
		let pressed: HTMLElement | null = null;
		return {
			note(event: Event) {
				const button = event.target instanceof Element ? event.target.closest("button") : null;
				if (!isThere && button && place.current?.contains(button)) pressed = button;
			},
			repeat() {
				isThere = true;
				if (pressed?.isConnected) pressed.click();
				pressed = null;
			},
		};
	});
	useEffect(() => {
		// React ends events on what it has not taken over yet, so they are seen before.
		window.addEventListener("click", press.note, { capture: true });
		return () => window.removeEventListener("click", press.note, { capture: true });
	}, [press]);
	return press.repeat;
}

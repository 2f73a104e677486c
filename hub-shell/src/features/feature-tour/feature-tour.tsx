import { fromWidth } from "@scriptorium/ui-kit/breakpoints";
import { Button } from "@scriptorium/ui-kit/button";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { placeBeside } from "@scriptorium/ui-kit/place-beside";
import { X } from "lucide-react";
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { HubHistory } from "../../navigation/hub-history.ts";
import styles from "./feature-tour.module.css";
import { keepTourMark, type TourMark } from "./keep-tour-mark.ts";
import { mayOfferTour } from "./may-offer-tour.ts";
import { catalog } from "./messages/catalog.ts";
import { TOUR_QUERY } from "./tour-marks.ts";
import { TOUR_STEPS, type TourStep, WELCOME } from "./tour-steps.ts";
import { useTarget } from "./use-target.ts";
import { useTourKeys } from "./use-tour-keys.ts";

export interface FeatureTourProps {
	readonly open: boolean;
	/** Nobody has asked for it: it starts only where it disturbs nobody. */
	readonly isOffered: boolean;
	readonly onOpenChange: (open: boolean) => void;
	/** The visit that was last asked for, also while its screen is loaded. */
	readonly wanted: HubHistory["wanted"];
}

/** The tour begins on the home page, which has its targets, and goes on wherever somebody follows a link. */
export function FeatureTour({ open, isOffered, onOpenChange, wanted }: FeatureTourProps) {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const [isRunning, setRunning] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when it is asked for or offered.
	useEffect(() => {
		const isStaying = pathname === "/" && wanted.getSnapshot().location.pathname === "/";
		if (!open) setRunning(false);
		else if (!isOffered || (isStaying && mayOfferTour(document))) setRunning(true);
		else onOpenChange(false);
	}, [open, isOffered]);
	useEffect(() => {
		// Loading the page again does not start it again.
		if (open && search === TOUR_QUERY) void navigate(pathname, { replace: true });
	}, [open, pathname, search, navigate]);
	return open && isRunning ? <TourDialog onClose={() => onOpenChange(false)} /> : null;
}

/** Offset and width of the ring around a target, in pixels, as in the style sheet. */
const RING = 7;
const LAST = TOUR_STEPS.length - 1;

function TourDialog({ onClose }: { onClose: () => void }) {
	const texts = useMessages(catalog);
	const { direction } = useLocale();
	const id = useId();
	const dialog = useRef<HTMLDivElement>(null);
	const forward = useRef<HTMLButtonElement>(null);
	const [index, setIndex] = useState(0);
	/** Where the person is going: a missing step is skipped in this direction. */
	const [isBack, setBack] = useState(false);
	const [skipped, setSkipped] = useState<readonly string[]>([]);
	const step = TOUR_STEPS[index] ?? WELCOME;
	const { title, description } = texts.steps[step.id];
	const progress = texts.progress(index + 1, TOUR_STEPS.length);
	const { search, element } = useTarget(step.target);

	function close(mark: TourMark): void {
		keepTourMark(mark);
		onClose();
	}
	function goTo(next: number): void {
		setSkipped([]);
		setBack(next < index);
		setIndex(next);
		// Its button is gone on the first step.
		if (next === 0) forward.current?.focus();
	}
	const isLast = index === LAST;
	const onNext = isLast ? null : () => goTo(index + 1);
	const onPrevious = index === 0 ? null : () => goTo(index - 1);

	useEffect(() => {
		if (search !== "missing" || (isLast && !isBack)) return;
		setSkipped((titles) => [...titles, title]);
		setIndex(index + (isBack ? -1 : 1));
	}, [search, isLast, isBack, title, index]);
	useTourKeys({ dialog, target: element, direction, onClose: () => close("feature-tour-seen"), onNext, onPrevious });
	useFocus(dialog, forward);
	usePlace(dialog, element, step);
	useLeftPage();

	return (
		<div
			ref={dialog}
			role="dialog"
			aria-labelledby={`${id}-title`}
			aria-describedby={`${id}-description`}
			className={styles.tour}
		>
			<div className={styles.head}>
				<progress max={TOUR_STEPS.length} value={index + 1} aria-label={progress} />
				<span className={styles.count} aria-hidden="true">
					{progress}
				</span>
				<IconButton label={texts.close} icon={<X aria-hidden="true" />} onClick={() => close("feature-tour-seen")} />
			</div>
			{/* The focus stays on the button: the words of the next step are announced. */}
			<div className={styles.words} aria-live="polite">
				<h2 id={`${id}-title`} className={styles.title}>
					{title}
				</h2>
				<p id={`${id}-description`}>{description}</p>
				{search === "looking" && <p className={styles.note}>{texts.looking}</p>}
				{(search === "gone" || (search === "missing" && isLast)) && <p className={styles.note}>{texts.gone}</p>}
				{skipped.length > 0 && <p className={styles.note}>{texts.skipped(skipped.join(", "))}</p>}
			</div>
			<div className={styles.actions}>
				{!isLast && (
					<Button variant="quiet" className={styles.skip} onClick={() => close("feature-tour-seen")}>
						{texts.skip}
					</Button>
				)}
				{onPrevious && <Button onClick={onPrevious}>{texts.previous}</Button>}
				<Button ref={forward} variant="primary" onClick={onNext ?? (() => close("feature-tour-completed"))}>
					{isLast ? texts.finish : texts.next}
				</Button>
			</div>
		</div>
	);
}

/** Moves the focus into the tour, and at its end back to where it was, or to the content if that is gone. */
function useFocus(dialog: RefObject<HTMLElement | null>, first: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => {
		const opener = document.activeElement;
		const tour = dialog.current;
		first.current?.focus({ preventScroll: true });
		return () => {
			if (!tour?.contains(document.activeElement)) return;
			if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
			else document.getElementById("main")?.focus({ preventScroll: true });
		};
	}, [dialog, first]);
}

/**
 * Beside its target on a wide screen; elsewhere the style sheet places it. It stays where it is while one of its buttons is held down:
 * the target may move, as the page scrolls to it, and a button that moves away from the pointer gets no click.
 */
function usePlace(dialog: RefObject<HTMLElement | null>, target: HTMLElement | null, { position }: TourStep): void {
	/** Styles of the place that it had when it was pressed. */
	const held = useRef<{ readonly left: string; readonly top: string } | null>(null);
	useLayoutEffect(() => {
		const tour = dialog.current;
		if (!tour || !target) return;
		const place = () => {
			if (!matchMedia(fromWidth("md")).matches) return clear();
			const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
			const { left, top } = placeBeside(withRing(target), tour.getBoundingClientRect(), position, view);
			const at = held.current ?? { left: `${left}px`, top: `${top}px` };
			Object.assign(tour.style, { ...at, right: "auto", bottom: "auto" });
		};
		const clear = () => void Object.assign(tour.style, { left: "", top: "", right: "", bottom: "" });
		const hold = () => {
			const { left, top } = tour.style;
			if (left !== "") held.current = { left, top };
		};
		const release = () => {
			if (held.current === null) return;
			held.current = null;
			// After the click, which comes next.
			requestAnimationFrame(place);
		};
		place();
		tour.addEventListener("pointerdown", hold);
		window.addEventListener("pointerup", release);
		window.addEventListener("pointercancel", release);
		window.addEventListener("scroll", place, { capture: true, passive: true });
		window.addEventListener("resize", place);
		return () => {
			tour.removeEventListener("pointerdown", hold);
			window.removeEventListener("pointerup", release);
			window.removeEventListener("pointercancel", release);
			window.removeEventListener("scroll", place, { capture: true });
			window.removeEventListener("resize", place);
			clear();
		};
	});
}

/** The place of a target with its ring, in pixels of the window. */
function withRing(target: HTMLElement) {
	const { x, y, width, height } = target.getBoundingClientRect();
	return { left: x - RING, top: y - RING, width: width + 2 * RING, height: height + 2 * RING };
}

/** Leaving the page in the middle is closing the tour: it does not start by itself again. */
function useLeftPage(): void {
	useEffect(() => {
		const leave = () => keepTourMark("feature-tour-seen");
		window.addEventListener("pagehide", leave);
		return () => window.removeEventListener("pagehide", leave);
	}, []);
}

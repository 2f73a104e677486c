const STEP_PX = 24;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-STEP_PX, 0],
	ArrowRight: [STEP_PX, 0],
	ArrowUp: [0, -STEP_PX],
	ArrowDown: [0, STEP_PX],
};

/** Makes an element movable within the window by dragging and with the arrow keys. */
export function letMove(host: HTMLElement, handle: HTMLElement): void {
	const moveBy = (x: number, y: number): void => {
		const { left, top, width, height } = host.getBoundingClientRect();
		const within = (at: number, most: number) => Math.max(0, Math.min(at, most));
		const right = innerWidth - within(left + x, innerWidth - width) - width;
		const bottom = innerHeight - within(top + y, innerHeight - height) - height;
		host.style.inset = `auto ${right}px ${bottom}px auto`;
	};
	handle.addEventListener("pointerdown", (event) => {
		if (event.target instanceof HTMLButtonElement) return;
		handle.setPointerCapture(event.pointerId);
	});
	handle.addEventListener("pointermove", (event) => {
		if (handle.hasPointerCapture(event.pointerId)) moveBy(event.movementX, event.movementY);
	});
	handle.addEventListener("keydown", (event) => {
		const step = event.target === handle ? ARROWS[event.key] : undefined;
		if (step === undefined) return;
		event.preventDefault();
		moveBy(...step);
	});
}

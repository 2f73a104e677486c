import { javascript, type RuntimePart } from "../runtime-part.ts";
import { nextFrame } from "./next-frame.ts";

export const waitFor: RuntimePart = {
	name: "waitFor",
	needs: [nextFrame],
	source: javascript`
// Waits until read() gives something else than null: at most that many milliseconds, then it gives null. It looks
// at once, in two frames after each change, and in every tenth for what no observer sees: styles, frames, shadow
// roots.
function waitFor(read, timeout) {
	const end = performance.now() + timeout;
	let looks = 2;
	const observer = new MutationObserver(() => {
		looks = 2;
	});
	observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
	const look = (frame) => {
		const left = end - performance.now();
		looks -= 1;
		const value = looks >= 0 || frame % 10 === 0 || left <= 0 ? read(left) : null;
		return value !== null || left <= 0 ? value : nextFrame().then(() => look(frame + 1));
	};
	return new Promise((resolve) => resolve(look(0))).finally(() => observer.disconnect());
}`,
};

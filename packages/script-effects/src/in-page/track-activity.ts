import type { ActivityMarks } from "../activity-marks.ts";

/**
 * Creates the marks that a script calls. The text of this function is sent to pages: it refers to nothing outside of itself.
 * @param opened called when the script becomes active
 * @param closed called when it becomes inactive
 * @returns the marks, and how to stop the calls
 */
export function trackActivity(opened: () => void, closed: () => void): { readonly marks: ActivityMarks; stop(): void } {
	const marks: ActivityMarks = {
		d: 0,
		o: opened,
		c: closed,
		e() {
			marks.d++ || marks.o();
			return { on: true };
		},
		s(token, value) {
			marks.l(token);
			return value;
		},
		r(token, value) {
			if (!token.on) {
				token.on = true;
				marks.d++ || marks.o();
			}
			return value;
		},
		l(token) {
			if (!token.on) return;
			token.on = false;
			--marks.d || marks.c();
		},
		v(call) {
			marks.d++ || marks.o();
			try {
				return call();
			} finally {
				--marks.d || marks.c();
			}
		},
	};
	return {
		marks,
		stop() {
			marks.o = marks.c = () => undefined;
		},
	};
}

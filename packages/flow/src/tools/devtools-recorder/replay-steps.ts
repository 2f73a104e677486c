/** A selector of a step: one string per root on the way, outermost host first. */
export type ReplaySelector = string | readonly string[];

interface Leads {
	/** Navigations that the step causes, to be waited for. */
	readonly assertedEvents?: readonly { readonly type: "navigation"; readonly url: string; readonly title: string }[];
}

interface InTarget extends Leads {
	/** Address of the tab, or left out in the main one. */
	readonly target?: string;
	/** Places of the frames around it, each among the frames of its document, the outermost first. */
	readonly frame?: readonly number[];
}

interface OnElement extends InTarget {
	/** Alternatives. */
	readonly selectors: readonly ReplaySelector[];
}

/** The steps of a user flow of the DevTools Recorder that recordings are made of (@puppeteer/replay 3.1, `Schema.ts`). */
export type ReplayStep =
	| ({
			readonly type: "setViewport";
			readonly width: number;
			readonly height: number;
			readonly deviceScaleFactor: 1;
			readonly isMobile: false;
			readonly hasTouch: false;
			readonly isLandscape: false;
	  } & InTarget)
	| ({ readonly type: "navigate"; readonly url: string } & InTarget)
	| ({
			readonly type: "click" | "doubleClick";
			readonly offsetX: number;
			readonly offsetY: number;
			/** Between the press and its release, in milliseconds. */
			readonly duration?: number;
			readonly button?: "primary" | "secondary" | "auxiliary";
	  } & OnElement &
			Leads)
	| ({ readonly type: "change"; readonly value: string } & OnElement)
	| ({ readonly type: "hover" } & OnElement)
	| ({ readonly type: "keyDown" | "keyUp"; readonly key: string } & InTarget)
	| ({
			readonly type: "scroll";
			readonly x: number;
			readonly y: number;
			readonly selectors?: readonly ReplaySelector[];
	  } & InTarget &
			Leads)
	| ({
			readonly type: "waitForElement";
			readonly operator?: "==";
			readonly count?: number;
			readonly visible?: boolean;
			readonly timeout?: number;
	  } & OnElement)
	| ({ readonly type: "waitForExpression"; readonly expression: string; readonly timeout?: number } & InTarget)
	| ({ readonly type: "close" } & InTarget);

export interface ReplayFlow {
	readonly title: string;
	readonly steps: readonly ReplayStep[];
}

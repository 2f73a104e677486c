declare const pressedBrand: unique symbol;

/** Proof that a person pressed a control of this page that was ready. Only `ui/guard/press-guard.ts` creates it. */
export interface Pressed {
	readonly [pressedBrand]: true;
}

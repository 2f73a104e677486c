import type { CSSProperties } from "react";

/** Attributes that a list gives to the `<li>` of each row; none in a short list. */
export interface RowPlace {
	readonly ref?: (row: HTMLLIElement | null) => void;
	readonly style?: CSSProperties;
	readonly tabIndex?: number;
	readonly "data-index"?: number;
	readonly "aria-setsize"?: number;
	readonly "aria-posinset"?: number;
}

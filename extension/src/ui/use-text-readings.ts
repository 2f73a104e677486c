import { readingsOf, type TextReading } from "@scriptorium/userscript/text-readings";
import { useEffect, useState } from "react";
import { readProgram } from "../rating/read-program.ts";

const NONE: readonly TextReading[] = [];

/** The places of a userscript that script managers may read differently; empty until it was parsed. */
export function useTextReadings(code: string): readonly TextReading[] {
	const [readings, setReadings] = useState(NONE);
	useEffect(() => {
		let isLeft = false;
		setReadings(NONE);
		void readProgram(code).then(({ unclearAt }) => {
			if (!isLeft) setReadings(readingsOf(code, unclearAt));
		});
		return () => {
			isLeft = true;
		};
	}, [code]);
	return readings;
}

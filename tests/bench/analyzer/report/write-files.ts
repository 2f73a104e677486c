import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { writeSection } from "../../report/write-section.ts";
import { writeCard } from "./scorecard-file.ts";

/** Writes the public scorecard and the marked section of the benchmarks. Throws when the section's marks are missing. */
export async function writeFiles(card: Scorecard, report: string): Promise<void> {
	await writeSection("analyzer", report);
	await writeCard(card);
}

/** The analyser in one of the places where it runs. */
export interface RunningAnalyser {
	/** What it answers, as it came out of its place: an `AnalysisResult`, unless something is wrong. */
	analyse(code: string): Promise<unknown>;
	stop(): Promise<void>;
}

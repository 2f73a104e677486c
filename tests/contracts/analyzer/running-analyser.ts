/** The analyzer in one of its runtimes. */
export interface RunningAnalyser {
	/** The unchecked result: an `AnalysisResult`, unless something is wrong. */
	analyse(code: string): Promise<unknown>;
	stop(): Promise<void>;
}

/** The analyzer in one of its runtimes. */
export interface RunningAnalyzer {
	/** The unchecked result: an `AnalysisResult`, unless something is wrong. */
	analyze(code: string): Promise<unknown>;
	stop(): Promise<void>;
}

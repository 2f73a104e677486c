import { runScan } from "@scriptorium/scan-scripts/run-scan";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";

// A reader such as `head` may go before everything is written; that is no fault of the scan.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
	if (error.code !== "EPIPE") throw error;
});
process.exitCode = runScan(process.argv.slice(2), analyzeScript, {
	// The package managers start every script in the project's folder and say here where they were called.
	base: process.env.INIT_CWD ?? process.cwd(),
	color: process.stdout.isTTY === true && !process.env.NO_COLOR,
	print: (text) => process.stdout.write(text),
	complain: (line) => console.error(line),
});

import { runDev } from "@scriptorium/start-hub/dev/run-dev";
import { readOptions } from "@scriptorium/start-hub/options";
import { isSentence } from "@scriptorium/start-hub/start-failure";
import { untilStopped } from "@scriptorium/start-hub/stop-signals";
import { rootFolder } from "@scriptorium/workspace/root-folder";

const args = process.argv.slice(2);
try {
	const stop = runDev(readOptions(args, process.env, rootFolder), args, (line) => console.log(`[dev] ${line}`));
	await untilStopped();
	await stop();
	process.exit(0);
} catch (thrown) {
	console.error(isSentence(thrown) ? thrown.message : thrown);
	process.exit(1);
}

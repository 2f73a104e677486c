import { readOptions } from "@scriptorium/start-hub/options";
import { runHub } from "@scriptorium/start-hub/run-hub";
import { isSentence } from "@scriptorium/start-hub/start-failure";
import { untilStopped } from "@scriptorium/start-hub/stop-signals";
import { rootFolder } from "@scriptorium/workspace/root-folder";

let asked = false;
const stopped = untilStopped().then(() => {
	asked = true;
	return null;
});
try {
	const options = readOptions(process.argv.slice(2), process.env, rootFolder);
	const starting = runHub(options, (line) => console.log(line));
	const hub = await Promise.race([starting, stopped]);
	if (hub) {
		for (const line of hub.lines) console.log(line);
		await stopped;
	}
	// Asked to stop while starting: the running step is finished first, so that everything can be stopped in order.
	await (await starting).stop();
	process.exit(0);
} catch (thrown) {
	// A build that was interrupted together with us is no fault to report.
	if (!asked) console.error(isSentence(thrown) ? thrown.message : thrown);
	process.exit(asked ? 130 : 1);
}

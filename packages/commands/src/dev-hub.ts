// The hub's process under `npm run dev`. It restarts when server code changes.
import { join } from "node:path";
import { createPageReload } from "@scriptorium/start-hub/dev/page-reload";
import { RELOAD } from "@scriptorium/start-hub/dev/run-dev";
import { readOptions } from "@scriptorium/start-hub/options";
import { runHub } from "@scriptorium/start-hub/run-hub";
import { isSentence } from "@scriptorium/start-hub/start-failure";
import { untilStopped } from "@scriptorium/start-hub/stop-signals";
import { devExtensionTarget } from "@scriptorium/workspace/build/build-targets";
import { rootFolder } from "@scriptorium/workspace/root-folder";

const stopped = untilStopped();
try {
	const options = readOptions(process.argv.slice(2), process.env, rootFolder);
	const { output } = devExtensionTarget(`http://localhost:${options.port}`);
	const pages = createPageReload(join(rootFolder, output, "manifest.json"));
	const hub = await runHub(options, (line) => console.log(line), pages);
	process.on("message", (message) => {
		if (message === RELOAD) pages.reload();
	});
	process.send?.("ready");
	for (const line of hub.lines) console.log(line);
	await stopped;
	pages.close();
	await hub.stop();
	process.exit(0);
} catch (thrown) {
	console.error(isSentence(thrown) ? thrown.message : thrown);
	process.exit(1);
}

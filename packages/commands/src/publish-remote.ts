import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
	checkRemote,
	findOutdatedRemotes,
	publishRemote,
	rollBackRemote,
} from "@scriptorium/build-config/federation/publish/publish-remote";
import { readShellOffer } from "@scriptorium/build-config/federation/publish/shell-offer";

const USAGE = `npm run publish:remote -- --shell <hub's address or folder of the shell's build>
  --dist mfe-builder/dist --check                                     checks a build
  --dist mfe-builder/dist --registry <file> --host <folder> --base <address>   publishes it
  --rollback mfe_builder --registry <file>                            brings the former build back
  --check-shell --registry <file>                                     checks all announced remotes against that shell`;

const { values } = parseArgs({
	options: {
		shell: { type: "string" },
		dist: { type: "string" },
		registry: { type: "string" },
		host: { type: "string" },
		base: { type: "string" },
		rollback: { type: "string" },
		check: { type: "boolean" },
		"check-shell": { type: "boolean" },
	},
});

async function run(): Promise<number> {
	const { dist, registry, host, base, rollback } = values;
	if (!values.shell) return usage();
	const shell = await readShellOffer(values.shell);
	if (values["check-shell"] && registry) {
		const reasons = await findOutdatedRemotes(resolve(registry), shell);
		for (const reason of reasons) console.error(reason);
		console.log(reasons.length === 0 ? "All announced remotes run in this shell" : "Publish these remotes first");
		return reasons.length === 0 ? 0 : 1;
	}
	if (rollback && registry) return report("Announced again:", await rollBackRemote(resolve(registry), rollback, shell));
	if (dist && values.check) return report("Fits:", await checkRemote(resolve(dist), shell));
	if (!dist || !registry || !host || !base?.endsWith("/")) return usage();
	const published = await publishRemote({
		distDir: resolve(dist),
		hostDir: resolve(host),
		baseUrl: base,
		registryFile: resolve(registry),
		shell,
		...(base.startsWith("http") ? { fetch: (address: string) => fetch(address) } : {}),
	});
	return report("Announced:", published);
}

function report(done: string, result: Awaited<ReturnType<typeof publishRemote>>): number {
	if (result.ok) {
		console.log(`${done} ${result.value.name} ${result.value.version} ${result.value.entry}`);
		return 0;
	}
	console.error([result.error.message, result.error.details].filter(Boolean).join("\n"));
	return 1;
}

function usage(): number {
	console.error(USAGE);
	return 2;
}

process.exitCode = await run();

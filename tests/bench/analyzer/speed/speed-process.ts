import { openTool } from "../tools/open-tool.ts";
import { type SpeedTask, type Timings, WARM_UP } from "./timings.ts";

// A process of its own, so that the first pass is cold and no scanner profits from what another has warmed up.
process.once("message", (task: SpeedTask) => {
	void measure(task).then((timings) => process.send?.(timings));
});

async function measure({ tool: name, codes, large, warmPasses }: SpeedTask): Promise<Timings> {
	const tool = await openTool(name);
	const time = (code: string): number => {
		const began = performance.now();
		tool.rate(code);
		return performance.now() - began;
	};
	const cold = codes.map(time);
	for (let pass = 0; pass < WARM_UP; pass++) codes.map(time);
	const warm = Array.from({ length: warmPasses }, () => codes.map(time));
	return { cold, warm, large: Array.from({ length: warmPasses }, () => time(large)) };
}

import type { RealValue } from "../real-value.ts";
import type { Finished, Report, Sent } from "./real-engine.ts";

/** What the page is to do. */
export interface Work {
	readonly programs: readonly Finished[];
	/** Where each frame is; null for one that is empty. */
	readonly address: string | null;
	/** Host whose requests are recorded; those to others are not looked at. */
	readonly thief: string;
	/** Source of `describeValue`. */
	readonly describe: string;
	/** Markup of the fields of the form at the end of each page. */
	readonly form: string;
	/** What is in the storage of the site. */
	readonly token: string;
	/** Frames at the same time. */
	readonly maxFrames: number;
	/** How long a program that acts in a later task is waited for. */
	readonly quietMs: number;
}

/** What a program did. */
export interface Observed {
	readonly report: Report | null;
	/** Requests to the thief, in order. */
	readonly sent: readonly Sent[];
}

/**
 * Runs programs side by side, each in a frame of its own. It is itself run in the page, so it uses nothing of this file.
 * @param work the programs, and how to run them
 * @returns what each did, in their order
 */
export async function runInFrames({
	programs,
	address,
	thief,
	describe,
	form,
	token,
	maxFrames,
	quietMs,
}: Work): Promise<Observed[]> {
	// Functions of this file do not exist in the page.
	const describeValue = new Function(`return ${describe}`)() as (value: unknown) => RealValue;
	const observed: Observed[] = [];
	let next = 0;
	const runOne = async ({ code, isLate }: Finished): Promise<Observed> => {
		const frame = document.createElement("iframe");
		if (address === null) document.body.append(frame);
		else {
			frame.src = address;
			await new Promise((resolve) => {
				frame.onload = resolve;
				document.body.append(frame);
			});
		}
		const view = frame.contentWindow as (Window & typeof globalThis & { eval: (code: string) => unknown }) | null;
		if (view === null) throw new Error("The frame has no window");
		const fields = view.document.createElement("form");
		fields.innerHTML = form;
		view.document.documentElement.append(fields);
		view.localStorage.setItem("token", token);
		const sent: Sent[] = [];
		let report: Report | null = null;
		let isRunning = true;
		const seen = new Promise<void>((resolve) => {
			const send = (address: unknown, body: unknown) => {
				if (URL.parse(String(address), document.baseURI)?.host !== thief) return;
				sent.push({ address: String(address), body: String(body ?? "") });
				resolve();
			};
			const fetch = (address: unknown, options?: RequestInit) => {
				send(address, options?.body);
				return new view.Promise(() => undefined);
			};
			const tell = (value: unknown) => {
				report ??= { value: describeValue(value), isLate: !isRunning };
				resolve();
			};
			const source = Object.getOwnPropertyDescriptor(view.HTMLImageElement.prototype, "src");
			const image = {
				...source,
				set(this: HTMLImageElement, address: unknown) {
					send(address, null);
					source?.set?.call(this, address);
				},
			};
			const record = { configurable: true, writable: true, enumerable: false };
			Object.defineProperty(view, "fetch", { ...record, value: fetch });
			Object.defineProperty(view, "report", { ...record, value: tell });
			Object.defineProperty(view.navigator, "sendBeacon", { ...record, value: send });
			Object.defineProperty(view.HTMLImageElement.prototype, "src", image);
		});
		view.addEventListener("error", (event) => event.preventDefault());
		view.addEventListener("unhandledrejection", (event) => event.preventDefault());
		try {
			view.eval(code);
		} catch {
			// Judged by what it did until then.
		}
		await Promise.resolve();
		isRunning = false;
		await Promise.race([seen, new Promise((resolve) => setTimeout(resolve, isLate ? quietMs : 0))]);
		frame.remove();
		return { report, sent };
	};
	const work = async () => {
		for (let at = next++; at < programs.length; at = next++)
			observed[at] = await runOne(programs[at] ?? { code: "", isLate: false });
	};
	await Promise.all(Array.from({ length: maxFrames }, work));
	return observed;
}

/**
 * Runs in the page: reports access to camera, microphone and screen, and replaces the recorder by one that follows the page's
 * simulated clock, so that long recordings take no time. Its data start like a WebM file and contain `planted`.
 */
export function recordMedia(tell: (message: object) => void, planted: string): void {
	const devices = (navigator as Partial<Navigator>).mediaDevices;
	for (const name of ["getUserMedia", "getDisplayMedia"] as const) {
		const original = devices?.[name].bind(devices);
		if (devices === undefined || original === undefined) continue;
		Object.defineProperty(devices, name, {
			configurable: true,
			writable: true,
			value: (constraints?: MediaStreamConstraints) => {
				tell({ tell: "media" });
				return original(constraints);
			},
		});
	}
	if (!("MediaRecorder" in globalThis)) return;
	class Recorder extends EventTarget {
		static isTypeSupported(): boolean {
			return true;
		}
		readonly stream: MediaStream;
		readonly mimeType: string;
		state: RecordingState = "inactive";
		timer = 0;
		constructor(stream: MediaStream, options?: MediaRecorderOptions) {
			super();
			this.stream = stream;
			this.mimeType = options?.mimeType ?? "video/webm";
		}
		say(kind: string, data?: Blob): void {
			const event = Object.assign(new Event(kind), data === undefined ? {} : { data, timecode: 0 });
			const handler: unknown = Reflect.get(this, `on${kind}`);
			if (typeof handler === "function") Reflect.apply(handler, this, [event]);
			this.dispatchEvent(event);
		}
		give(): void {
			this.say("dataavailable", new Blob([Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3), planted], { type: this.mimeType }));
		}
		start(every?: number): void {
			this.state = "recording";
			this.say("start");
			if (every !== undefined) this.timer = Number(setInterval(() => this.give(), Math.max(50, every)));
		}
		requestData(): void {
			this.give();
		}
		stop(): void {
			if (this.state === "inactive") return;
			this.state = "inactive";
			clearInterval(this.timer);
			setTimeout(() => {
				this.give();
				this.say("stop");
			});
		}
		pause(): void {
			this.state = "paused";
			this.say("pause");
		}
		resume(): void {
			this.state = "recording";
			this.say("resume");
		}
	}
	Object.defineProperty(globalThis, "MediaRecorder", { value: Recorder, configurable: true, writable: true });
}

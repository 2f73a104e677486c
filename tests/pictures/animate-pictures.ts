import { crc32 } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface Frame {
	/** Of the same size and color type as the other frames. */
	readonly png: Buffer;
	/** Milliseconds for which it is shown. */
	readonly duration: number;
}

interface Chunk {
	readonly type: string;
	readonly data: Buffer;
}

/**
 * Puts pictures into one animated PNG that repeats for ever (PNG, third edition, § 11.3.6). Browsers and GitHub show it in place of a
 * still picture; programs without it show the first frame.
 * @param frames at least one
 * @returns the file
 */
export function animatePictures(frames: readonly Frame[]): Buffer {
	const [first] = frames;
	if (first === undefined) throw new RangeError("An animation needs a frame.");
	const header = chunksOf(first.png).find(({ type }) => type === "IHDR");
	if (header === undefined) throw new TypeError("The first frame is no PNG.");
	const size = header.data.subarray(0, 8);
	const control = Buffer.alloc(8);
	control.writeUInt32BE(frames.length, 0);
	let sequence = 0;
	const numbered = (data: Buffer): Buffer => {
		const number = Buffer.alloc(4);
		number.writeUInt32BE(sequence, 0);
		sequence += 1;
		return Buffer.concat([number, data]);
	};
	const parts = frames.flatMap(({ png, duration }, index) => [
		write("fcTL", numbered(frameControl(size, duration))),
		...chunksOf(png)
			.filter(({ type }) => type === "IDAT")
			.map(({ data }) => (index === 0 ? write("IDAT", data) : write("fdAT", numbered(data)))),
	]);
	return Buffer.concat([
		SIGNATURE,
		write("IHDR", header.data),
		write("acTL", control),
		...parts,
		write("IEND", Buffer.alloc(0)),
	]);
}

/** Size, place at the top left, duration in thousandths of a second, and that the frame replaces the one before. */
function frameControl(size: Buffer, duration: number): Buffer {
	const data = Buffer.alloc(22);
	size.copy(data);
	data.writeUInt16BE(duration, 16);
	data.writeUInt16BE(1000, 18);
	return data;
}

function* readChunks(png: Buffer): Generator<Chunk> {
	let at = SIGNATURE.length;
	while (at < png.length) {
		const length = png.readUInt32BE(at);
		yield { type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
		at += 12 + length;
	}
}

const chunksOf = (png: Buffer): readonly Chunk[] => [...readChunks(png)];

function write(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}

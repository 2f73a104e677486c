/** Rejects with `timedOut` when `work` takes longer than `ms`; what it was doing goes on unheard. */
export async function within<Value>(ms: number, work: Promise<Value>, timedOut: Error): Promise<Value> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(timedOut), ms);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}

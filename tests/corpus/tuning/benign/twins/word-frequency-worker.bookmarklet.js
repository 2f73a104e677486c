(() => {
	const source = `
		onmessage = ({ data }) => {
			const counts = new Map();
			for (const word of data.toLowerCase().match(/\\p{L}{4,}/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
			postMessage([...counts].sort((a, b) => b[1] - a[1]).slice(0, 25));
		};`;
	const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
	const worker = new Worker(url);
	worker.onmessage = ({ data }) => {
		alert(data.map(([word, n]) => `${n} × ${word}`).join("\n"));
		worker.terminate();
		URL.revokeObjectURL(url);
	};
	worker.postMessage(document.body.innerText);
})();

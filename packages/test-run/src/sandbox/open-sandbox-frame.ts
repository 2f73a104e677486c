import type { SandboxFrame } from "./create-sandbox-link.ts";
import { en } from "./messages/en.ts";
import layerAddress from "./sandbox-layer.ts?worker&url";

/** Path of the document on the hub (`hub-shell/server/sandbox`). */
const DOCUMENT_PATH = "/static/sandbox";

/**
 * Puts a new sandbox document into an element and the layer into that document.
 * @param container emptied first
 * @param hubOrigin origin of the hub, without a slash at the end
 * @param title name of the frame for screen readers
 * @param onLeft called when the document is replaced by another page
 * @returns the frame with its port; rejects when the document or the layer could not be loaded
 */
export async function openSandboxFrame(
	container: HTMLElement,
	{ hubOrigin, title, onLeft }: { readonly hubOrigin: string; readonly title: string; readonly onLeft: () => void },
): Promise<SandboxFrame> {
	const layer = await loadLayer();
	const frame = document.createElement("iframe");
	frame.setAttribute("sandbox", "allow-scripts");
	frame.title = title;
	frame.src = hubOrigin + DOCUMENT_PATH;
	const loaded = new Promise<void>((resolve) => frame.addEventListener("load", () => resolve(), { once: true }));
	container.replaceChildren(frame);
	await loaded;
	const { port1, port2 } = new MessageChannel();
	// Its origin is opaque: no other value reaches it. The frame cannot show another document at this moment (frame-src).
	frame.contentWindow?.postMessage(null, "*", [port2]);
	port1.postMessage(layer);
	frame.addEventListener("load", onLeft);
	return {
		port: port1,
		remove() {
			frame.removeEventListener("load", onLeft);
			port1.close();
			frame.remove();
		},
	};
}

async function loadLayer(): Promise<string> {
	const answer = await fetch(layerAddress);
	if (!answer.ok) throw new Error(en.notLoaded);
	return answer.text();
}

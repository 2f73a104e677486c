/**
 * Runs in the page: fills the fields that the script added, then clicks its controls. The page's own elements are marked
 * with `data-p`.
 * @returns number of elements used
 */
export function useScriptControls(texts: { password: string; words: readonly string[]; field: string }): number {
	const found: Element[] = [];
	const look = (root: ParentNode) => {
		for (const element of root.querySelectorAll("*")) {
			if (element.shadowRoot) look(element.shadowRoot);
			if (!element.hasAttribute("data-p") && element.closest("head, svg, math") === null) found.push(element);
		}
	};
	look(document.body);
	let used = 0;
	for (const element of found.slice(0, 150)) {
		if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) continue;
		if (/^(?:button|submit|file|reset|image|checkbox|radio|range|color|hidden)$/.test(element.type)) continue;
		const own = `${element.name} ${element.id} ${element.placeholder} ${element.getAttribute("aria-label") ?? ""}`;
		const root = element.getRootNode();
		const near = element.closest("form, dialog, fieldset, label, section, div")?.textContent ?? "";
		const tree = root instanceof ShadowRoot ? (root.textContent ?? "") : "";
		const around = `${own} ${near} ${tree}`.slice(0, 900);
		const ofService = /\bapi\b|api.?key|\bkey for\b|access token/i.test(around);
		const asksWords =
			/seed|recovery|mnemonic|\b(?:12|24|twelve)[ -]words?|private key|(?:restore|import|unlock) (?:your |the )?wallet|phrase/i.test(
				around,
			);
		const wanted = /\b24\b/.test(around) ? [...texts.words, ...texts.words] : texts.words;
		// With 12 or more fields, each receives one word; otherwise one field receives all words.
		const fields: Element[] = [...(element.parentElement?.querySelectorAll("input") ?? [])];
		const phrase = fields.length >= 12 ? (wanted[fields.indexOf(element)] ?? "able") : wanted.join(" ");
		const asksPassword = element.type === "password" || /passw|pass\b|sign.?in|log.?in|expired/i.test(own);
		const text = asksWords ? phrase : asksPassword && !ofService ? texts.password : texts.field;
		element.focus();
		const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, "value")?.set;
		setter?.call(element, element.type === "number" ? "7" : text);
		for (const kind of ["input", "keyup", "change", "blur"])
			element.dispatchEvent(new Event(kind, { bubbles: true, composed: true }));
		used += 1;
	}
	for (const element of found.slice(0, 150)) {
		if (
			!(element instanceof HTMLElement) ||
			(element instanceof HTMLInputElement === false &&
				/^(?:STYLE|SCRIPT|IFRAME|BR|HTML|BODY|TEXTAREA)$/.test(element.tagName))
		)
			continue;
		if (element instanceof HTMLInputElement && !/^(?:button|submit|checkbox|radio|image)$/.test(element.type)) continue;
		const control = element.matches("button, a, input, summary, [role=button], [onclick], select, label");
		if (!control && element.children.length > 0) continue;
		for (const kind of ["pointerover", "mouseover", "mouseenter", "pointerdown", "mousedown", "pointerup", "mouseup"])
			element.dispatchEvent(new MouseEvent(kind, { bubbles: true, composed: true, cancelable: true }));
		if (element instanceof HTMLAnchorElement && element.href.startsWith("http") && element.target !== "_blank") {
			// Following a link of the script would leave the page and end the visit.
			element.addEventListener("click", (event) => event.preventDefault(), { once: true });
		}
		element.click();
		used += 1;
	}
	for (const form of found)
		if (form instanceof HTMLFormElement && form.isConnected && form.hasAttribute("action") === false)
			form.requestSubmit();
	return used;
}

/** Runs in the page: fills every empty field of the page with a plausible value and submits the page's forms. */
export function sendForms(texts: { password: string; card: string; name: string; text: string }): void {
	const fits = (field: HTMLInputElement | HTMLTextAreaElement): string => {
		const about = `${field.type} ${field.name} ${field.id} ${field.autocomplete} ${field.placeholder}`.toLowerCase();
		if (field.type === "password") return texts.password;
		if (/cvc|cvv|csc|security/.test(about)) return "123";
		if (/cc-exp|\bexp/.test(about)) return "12/29";
		if (/card|cc-num/.test(about) && !/holder|name/.test(about)) return texts.card;
		if (/mail|user|login|phone/.test(about)) return texts.name;
		return texts.text;
	};
	for (const field of document.querySelectorAll("input[data-p], textarea[data-p]")) {
		if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.value !== "") continue;
		if (/^(?:button|submit|file|reset|image|checkbox|radio|range|color|hidden|date|number)$/.test(field.type)) continue;
		field.value = fits(field);
		for (const kind of ["focusin", "input", "keyup", "change", "focusout"])
			field.dispatchEvent(new Event(kind, { bubbles: true, composed: true }));
	}
	for (const form of [...document.querySelectorAll("form[data-p]")].slice(0, 14)) {
		if (!(form instanceof HTMLFormElement)) continue;
		try {
			form.noValidate = true;
			const button = form.querySelector("button[type=submit], input[type=submit], button:not([type])");
			if (button instanceof HTMLElement) button.click();
			else form.requestSubmit();
		} catch {
			// A form that the script has broken cannot be submitted; the others can.
		}
	}
}

/** Runs in the page: simulates new mail and posts by cloning existing items, also into nodes that the script observes. */
export function bringMore(name: string): void {
	const { watched } = Reflect.get(globalThis, name) as { readonly watched: ReadonlySet<Node> };
	const come = (one: Element, to: (copy: HTMLElement) => void) => {
		const copy = one.cloneNode(true);
		if (!(copy instanceof HTMLElement)) return;
		copy.removeAttribute("id");
		for (const attribute of copy.attributes)
			if (/^data-(?!p$)/.test(attribute.name)) attribute.value += Math.floor(Math.random() * 1e6);
		to(copy);
	};
	const items = [...document.querySelectorAll("#feed > *, section.mail, article")].slice(0, 50);
	for (const one of items) come(one, (copy) => one.after(copy));
	for (const place of [...watched].slice(0, 4))
		if (place instanceof HTMLElement && place !== document.body && place !== document.documentElement)
			for (let round = 0; round < (items.length < 14 ? 4 : 1); round += 1)
				for (const one of items.slice(0, 30)) if (!one.contains(place)) come(one, (copy) => place.append(copy));
}

/** Runs in the page: returns the addresses of all displayed images. */
export function shownPictures(): string[] {
	return [...document.images].filter((picture) => picture.isConnected).map(({ src }) => src);
}

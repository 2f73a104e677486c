import type { Facts } from "./page-index.ts";

/** Names of parameters that only tell a site where a visitor came from. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|igshid|yclid|msclkid|_hsenc)$/;

type Measured = { [Feature in keyof Facts]?: unknown };

/** Columns of a row, with those of `colspan` and of cells that reach down from rows above. */
function measureTable(root: Element, form: "table" | "aria") {
	const rows = [...root.querySelectorAll(form === "table" ? "tr" : "[role=row]")].filter(
		(row) => row.closest(form === "table" ? "table" : "[role=grid],[role=table]") === root,
	);
	const cellsOf = (row: Element) =>
		[...row.children].filter((cell) =>
			form === "table" ? /^T[HD]$/.test(cell.tagName) : /cell$|header$/.test(cell.getAttribute("role") ?? ""),
		);
	const hanging: number[] = [];
	let columns = 0;
	let spans = false;
	for (const row of rows) {
		let width = 0;
		for (let column = 0; column < hanging.length; column++) {
			if ((hanging[column] ?? 0) > 0) {
				hanging[column] = (hanging[column] ?? 0) - 1;
				width++;
			}
		}
		for (const cell of cellsOf(row)) {
			const colspan = Number(cell.getAttribute("colspan") ?? 1);
			const rowspan = Number(cell.getAttribute("rowspan") ?? 1);
			if (colspan > 1 || rowspan > 1) spans = true;
			width += colspan;
			if (rowspan > 1) for (let k = 0; k < colspan; k++) hanging.push(rowspan - 1);
		}
		columns = Math.max(columns, width);
	}
	const header =
		form === "table" ? root.querySelector("thead") !== null : root.querySelector("[role=columnheader]") !== null;
	return { rows: rows.length, columns, header, spans };
}

/** Number of a price as it is written in English or German: `1.250.000,00 €`, `$1,204.50`, `¥980`. */
function readPrice(text: string, currency: string): number {
	const digits = text.replace(/[^\d.,-]/g, "");
	const german = currency === "EUR" && /€\s*$/.test(text.trim());
	return Number(german ? digits.replaceAll(".", "").replace(",", ".") : digits.replaceAll(",", ""));
}

/**
 * Measures in a parsed page what its entry in the index claims. Selectors, names and texts are taken from the entry, because
 * they say where to look; numbers and texts are read from the page.
 *
 * @param page the document of the page, whose scripts have not run
 * @param claimed the facts of the entry
 * @param address the address that the page stands for
 * @returns facts in the form of the index; a feature that the page lacks is missing
 */
export function measureFacts(page: Document, claimed: Facts, address: string): Measured {
	const all = (selector: string) => [...page.querySelectorAll(selector)];
	const present = (selectors: readonly string[]) =>
		selectors.filter((selector) => page.querySelector(selector) !== null);
	const kept = <F extends object>(fact: F | undefined, ...selectors: (string | null)[]) =>
		fact && present(selectors.filter((one) => one !== null)).length === selectors.filter((one) => one !== null).length
			? fact
			: undefined;
	const text = (page.body.textContent ?? "").replace(/\s+/g, " ");
	const markup = page.documentElement.outerHTML;
	const styles = all("style")
		.map((style) => style.textContent ?? "")
		.join("\n");
	const scripts = all("script")
		.map((script) => script.textContent ?? "")
		.join("\n");
	const hrefs = all("a[href]").map((link) => link.getAttribute("href") ?? "");
	const parametersOf = (href: string) => {
		const query = href.split("#")[0]?.split("?").slice(1).join("?") ?? "";
		return query.split("&").map((pair) => pair.split("=")[0] ?? "");
	};
	const tracked = hrefs.filter((href) => parametersOf(href).some((name) => TRACKING.test(name)));
	const host = new URL(address).host;
	const counted = (selector: string) => {
		const found = all(selector).length;
		return found === 0 ? undefined : { count: found };
	};
	/** Start of the first paragraph that is longer than a caption, after tables of facts and headings. */
	const startOf = (selector: string, length: number) =>
		[...(page.querySelector(selector)?.querySelectorAll("p") ?? [])]
			.map((paragraph) => (paragraph.textContent ?? "").replace(/\s+/g, " ").trim())
			.find((paragraph) => paragraph.length >= 40)
			?.slice(0, length);
	const fieldCount = all("input:not([type=hidden]),select,textarea").length;
	const images = all("img");
	const times = all("time[datetime]");
	const headings = Object.fromEntries(
		["h1", "h2", "h3", "h4", "h5", "h6"].map((level) => [level, all(level).length] as const).filter(([, n]) => n > 0),
	);
	const items = <F extends { item: string; count: number }>(fact: F | undefined) =>
		fact && { ...fact, count: all(fact.item).length };
	const policies = all("meta[http-equiv=Content-Security-Policy]").map((meta) => meta.getAttribute("content") ?? "");
	const { article, comments, prices, table } = claimed;
	const lazy = claimed["lazy-images"];
	const infinite = claimed["infinite-scroll"];
	const long = claimed["long-text"];
	const next = claimed.pagination;
	const blocked = claimed["select-block"];
	const banner = claimed["cookie-banner"];
	const drawn = claimed["client-rendered"];
	/** Where each way of blocking the selection shows in the page. */
	const blocks = {
		css: /user-select:\s*none/.test(styles),
		attribute: page.body.getAttribute("oncontextmenu") === "return false",
		listener: /'contextmenu'|'paste'/.test(scripts),
		keys: /ctrlKey/.test(scripts),
		cover: page.querySelector(".img-shield") !== null,
	};

	return {
		ads: claimed.ads && { ...claimed.ads, selectors: present(claimed.ads.selectors) },
		animations:
			claimed.animations && /transition:|@keyframes/.test(styles)
				? { selectors: present(claimed.animations.selectors) }
				: undefined,
		article: article && { main: article.main, start: startOf(article.main, article.start.length) },
		audio: counted("audio"),
		autoplay: counted("video[autoplay]"),
		"blank-links": counted("a[target=_blank]"),
		"blob-video": scripts.includes("createObjectURL")
			? kept(claimed["blob-video"], claimed["blob-video"]?.selector ?? "x")
			: undefined,
		"broken-links": claimed["broken-links"] && {
			addresses: claimed["broken-links"].addresses.filter((one) => hrefs.includes(one)),
		},
		"chat-bubble": kept(claimed["chat-bubble"], claimed["chat-bubble"]?.selector ?? "x"),
		checkboxes: all("input[type=checkbox]").length
			? { count: all("input[type=checkbox]").length, checked: all("input[type=checkbox][checked]").length }
			: undefined,
		"client-rendered": drawn && page.querySelector(drawn.item) === null ? kept(drawn, drawn.root) : undefined,
		"code-blocks": all("pre").length ? { count: all("pre").length, selector: "pre" } : undefined,
		collapsed: claimed.collapsed && { selectors: present(claimed.collapsed.selectors) },
		comments: comments && { ...comments, count: all(`${comments.selector} ${comments.item}`).length },
		// The buttons of other places exist only after scripts ran, or in the document of the frame.
		"cookie-banner": kept(
			banner,
			banner?.selector ?? "x",
			...(banner?.place === "page" ? [banner.accept, banner.reject] : []),
		),
		counts: all("[data-count]").length ? { count: all("[data-count]").length, selector: "[data-count]" } : undefined,
		csp: policies.some((policy) => policy === claimed.csp?.policy) ? claimed.csp : undefined,
		dark: styles.includes(`background:${claimed.dark?.background}`) ? claimed.dark : undefined,
		"date-fields": counted(
			"input[type=date],input[type=datetime-local],input[type=month],input[type=time],input[type=week]",
		),
		dates: times.length ? { count: times.length, first: times[0]?.getAttribute("datetime") } : undefined,
		emails: claimed.emails && { addresses: claimed.emails.addresses.filter((one) => markup.includes(one)) },
		"external-links": ((found) => (found ? { count: found } : undefined))(
			hrefs.filter((href) => /^https?:/.test(href) && new URL(href).host !== host).length,
		),
		"feed-link": all("link[rel=alternate][type]").length
			? { addresses: all("link[rel=alternate][type]").map((link) => link.getAttribute("href")) }
			: undefined,
		"foreign-language": page.documentElement.lang === "en" ? undefined : { lang: page.documentElement.lang },
		forms: fieldCount ? { count: all("form").length, fields: fieldCount } : undefined,
		frames: counted("iframe[srcdoc]"),
		headings: Object.keys(headings).length ? headings : undefined,
		"ids-change": /\.id ?=|id:/.test(scripts) ? claimed["ids-change"] : undefined,
		images: images.length
			? { count: images.length, withoutAlt: images.filter((image) => !image.hasAttribute("alt")).length }
			: undefined,
		"infinite-scroll": infinite && { ...infinite, initial: all(`${infinite.list} ${infinite.item}`).length },
		"layout-tables": claimed["layout-tables"] && {
			count: all("table").length - (table?.tables.filter(({ form }) => form === "table").length ?? 0),
		},
		"lazy-images": lazy && { attribute: lazy.attribute, count: all(`img[${lazy.attribute}^="data:image/"]`).length },
		"long-text":
			long && (page.querySelector(long.main)?.textContent ?? "").length >= long.characters ? long : undefined,
		pagination: next && { next: next.next, address: page.querySelector(next.next)?.getAttribute("href") },
		passwords: counted("input[type=password]"),
		"paste-block": kept(claimed["paste-block"], claimed["paste-block"]?.selector ?? "x"),
		paywall: kept(claimed.paywall, claimed.paywall?.cover ?? "x", claimed.paywall?.text ?? "x"),
		"pdf-links": ((found) => (found ? { count: found } : undefined))(
			hrefs.filter((href) => /\.pdf($|[?#])/.test(href)).length,
		),
		"phone-numbers": claimed["phone-numbers"] && {
			numbers: claimed["phone-numbers"].numbers.filter((one) => text.includes(one)),
			...(hrefs.some((href) => href.startsWith("tel:")) && {
				links: hrefs.filter((href) => href.startsWith("tel:")).length,
			}),
		},
		popup: kept(claimed.popup, claimed.popup?.selector ?? "x", claimed.popup?.close ?? null),
		prices: prices && {
			currency: prices.currency,
			selector: prices.selector,
			values: all(prices.selector)
				.map((price) => readPrice(price.textContent ?? "", prices.currency))
				.sort((a, b) => a - b),
		},
		"product-list": items(claimed["product-list"]),
		"relative-dates": claimed["relative-dates"] && {
			...claimed["relative-dates"],
			texts: claimed["relative-dates"].texts.filter((one) => text.includes(one)),
		},
		"rerender-timer": scripts.includes("setInterval")
			? kept(claimed["rerender-timer"], claimed["rerender-timer"]?.selector ?? "x")
			: undefined,
		rtl: page.documentElement.dir === "rtl" ? { direction: "rtl" } : undefined,
		"scroll-lock": /overflow:\s*hidden/.test(styles) ? claimed["scroll-lock"] : undefined,
		"search-results": items(claimed["search-results"]),
		"select-block": blocked && { how: blocked.how.filter((way) => blocks[way]) },
		selects: counted("select"),
		shadow: claimed.shadow && {
			hosts: claimed.shadow.hosts.filter(
				({ selector, mode }) => page.querySelector(selector) && scripts.includes(`mode:'${mode}'`),
			),
		},
		sidebar: claimed.sidebar && { selectors: present(claimed.sidebar.selectors) },
		sticky:
			claimed.sticky && /position:\s*(?:fixed|sticky)/.test(styles)
				? { selectors: present(claimed.sticky.selectors) }
				: undefined,
		table: table && {
			tables: table.tables.map(({ selector, form }) => {
				const root = page.querySelector(selector);
				return { selector, form, ...(root && measureTable(root, form)) };
			}),
		},
		textarea: counted("textarea"),
		"tracking-links": tracked.length
			? {
					count: tracked.length,
					parameters: [...new Set(tracked.flatMap(parametersOf).filter((name) => TRACKING.test(name)))].sort(),
				}
			: undefined,
		"trusted-types": policies.some((policy) => policy === claimed["trusted-types"]?.policy)
			? claimed["trusted-types"]
			: undefined,
		"very-long": claimed["very-long"] && { rows: all("tbody tr").length },
		video: counted("video"),
	};
}

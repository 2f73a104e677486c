import { writeSamplePage } from "../sample-page.ts";

const CITIES: readonly (readonly [string, string, number, number, number, string])[] = [
	["Aalen", "North", 18_204, 412, 9.1, "2026-02-03"],
	["Birkfeld", "East", 7_950, 388, 7.4, "2025-11-20"],
	["Calden", "North", 52_310, 2_015, 10.2, "2026-01-15"],
	["Dornhagen", "South", 23_777, 640, 12.8, "2025-12-01"],
	["Elsbach", "West", 4_122, 97, 8.9, "2026-02-27"],
	["Falkenau", "South", 101_450, 5_530, 11.6, "2026-03-02"],
	["Grünwerder", "West", 31_008, 1_204, 9.7, "2025-10-11"],
];
const grouped = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
const rows = CITIES.map(
	([city, region, people, growth, warmth, date]) =>
		`<tr><th scope="row"><a href="#${city.toLowerCase()}">${city}</a></th><td>${region}</td><td class="number">${grouped(people)}</td><td class="number">${grouped(growth)}</td><td class="number">${warmth.toFixed(1)} °C</td><td><time datetime="${date}">${date}</time></td></tr>`,
).join("\n");

export const table = writeSamplePage({
	title: "Towns of the valley in figures",
	site: "Open Valley Data",
	description: "Inhabitants, growth and temperatures of seven towns.",
	links: [
		["Data", "#data"],
		["Methods", "#methods"],
		["JSON", "#json"],
	],
	style: `.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; } caption { text-align: left; padding: 0.5rem 0; font-weight: 600; } th, td { padding: 0.35rem 0.6rem; border-bottom: 1px solid #d6dade; text-align: left; white-space: nowrap; } thead th { background: #f3f5f7; } .number { text-align: right; font-variant-numeric: tabular-nums; } pre { padding: 0.75rem; background: #f3f5f7; overflow: auto; }`,
	main: `<h1>Towns of the valley in figures</h1>
<p>Seven towns, as they were counted last. The figures of <a href="https://statistics.example/valley">the statistical office</a> are preliminary.</p>
<div class="scroll" role="region" aria-label="Towns" tabindex="0"><table id="towns">
<caption>Inhabitants and climate</caption>
<thead><tr><th scope="col" rowspan="2">Town</th><th scope="col" rowspan="2">Region</th><th scope="colgroup" colspan="2">Inhabitants</th><th scope="col" rowspan="2">Average</th><th scope="col" rowspan="2">Updated</th></tr><tr><th scope="col">Total</th><th scope="col">Growth</th></tr></thead>
<tbody>${rows}</tbody>
<tfoot><tr><th scope="row">All</th><td></td><td class="number">238,821</td><td class="number">10,286</td><td class="number">10.0 °C</td><td></td></tr></tfoot>
</table></div>
<h2 id="prices">Fares</h2>
<table><caption>Tickets in euros</caption><thead><tr><th scope="col">Ticket</th><th scope="col">One way</th><th scope="col">Return</th></tr></thead><tbody><tr><th scope="row">Adult</th><td class="number">4.50</td><td class="number">8.00</td></tr><tr><th scope="row">Child</th><td class="number">2.00</td><td class="number">3.50</td></tr></tbody></table>
<h2 id="json">The same as JSON</h2>
<pre><code class="language-json">{"towns":[{"name":"Aalen","people":18204},{"name":"Birkfeld","people":7950}]}</code></pre>
<h2 id="methods">Methods</h2>
<p>Counted on the first day of the month. Temperatures are the average of ten years.</p>`,
});

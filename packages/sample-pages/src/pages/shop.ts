import { drawPicture, writeSamplePage } from "../sample-page.ts";

interface Product {
	readonly name: string;
	readonly color: string;
	readonly price: string;
	readonly before?: string;
	readonly rating: string;
	readonly label?: string;
}

const PRODUCTS: readonly Product[] = [
	{ name: "Kettle, 1.7 l", color: "#b5533c", price: "34.90", before: "49.90", rating: "4.4", label: "Only 3 left!" },
	{ name: "Tea, first flush, 100 g", color: "#4d7a4a", price: "12.50", rating: "4.8" },
	{ name: "Cup with saucer", color: "#3d6a99", price: "9.00", rating: "4.1", label: "Sponsored" },
	{ name: "Tea strainer", color: "#7a6a58", price: "5.40", before: "6.90", rating: "3.9" },
	{ name: "Teapot, cast iron", color: "#3a3a44", price: "59.00", rating: "4.6" },
	{ name: "Honey, 500 g", color: "#c9922b", price: "7.80", rating: "4.7", label: "Sponsored" },
];

const item = ({ name, color, price, before, rating, label }: Product): string => {
	const picture = drawPicture(
		`<rect width="320" height="180" fill="#f3f5f7"/><rect x="105" y="45" width="110" height="95" rx="26" fill="${color}"/><path d="M215 70h28v36h-28" fill="none" stroke="${color}" stroke-width="12"/>`,
	);
	const badge =
		label === undefined ? "" : `<span class="badge${label === "Sponsored" ? " sponsored" : ""}">${label}</span>`;
	const old = before === undefined ? "" : ` <s class="old-price">€${before}</s>`;
	return `<li class="product" itemscope itemtype="https://schema.org/Product"><a href="https://shop.example/p/${encodeURIComponent(name)}?ref=list&utm_source=home"><img src="${picture}" alt="${name}" width="320" height="180"></a><h3 itemprop="name">${name}</h3>${badge}<p><span class="price" itemprop="price">€${price}</span>${old}</p><p class="meta">${rating} of 5 stars</p><button>Add to cart</button></li>`;
};

export const shop = writeSamplePage({
	title: "Everything for tea",
	site: "Leaf & Kettle",
	description: "Kettles, cups and tea.",
	links: [
		["Tea", "#tea"],
		["Kettles", "#kettles"],
		["Cart (0)", "#cart"],
	],
	style: `.products { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 1rem; padding: 0; list-style: none; } .product { padding: 0.6rem; border: 1px solid #d6dade; border-radius: 6px; } .product p { margin: 0.25rem 0; } .price { font-weight: 700; } .old-price { color: #57606a; } .badge { font-size: 0.8125rem; color: #a40e26; } .sponsored { color: #57606a; } .countdown { padding: 0.6rem 0.9rem; background: #ffe9e6; color: #7d1128; }`,
	main: `<h1>Everything for tea</h1>
<p class="countdown">Sale ends in <time datetime="PT14M">14 minutes</time>. 27 people are looking at this page.</p>
<form role="search" action="#found"><label>Search <input type="search" name="q"></label> <button class="plain">Find</button></form>
<h2 id="kettles">Bestsellers</h2>
<ul class="products">${PRODUCTS.map(item).join("\n")}</ul>
<p class="meta">Prices include tax. Shipping €4.90, free from €50.</p>`,
});

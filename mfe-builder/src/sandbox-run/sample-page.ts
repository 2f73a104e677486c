/** A drawing of its own, as the sandbox loads nothing. */
const picture = (color: string) =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><rect width="160" height="100" fill="${color}"/><circle cx="110" cy="40" r="18" fill="#fff"/></svg>`)}`;

/** The page on which scripts are tried in the sandbox: the parts that most scripts look for. */
export const SAMPLE_PAGE = `
<style>
	body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; color: #222; }
	nav a { margin-right: 1rem; }
	table { border-collapse: collapse; }
	th, td { border: 1px solid #bbb; padding: 0.25rem 0.75rem; text-align: left; }
	img { max-width: 100%; margin-right: 0.5rem; }
	form { display: grid; gap: 0.5rem; max-width: 20rem; }
</style>
<header>
	<nav aria-label="Main"><a href="#article">Article</a> <a href="#prices">Prices</a> <a href="#contact">Contact</a></nav>
</header>
<main>
	<article id="article">
		<h1>A walk around the lake</h1>
		<p class="byline">By <a rel="author" href="#contact">Mara Lind</a>, <time datetime="2026-03-14">14 March 2026</time></p>
		<p>The path begins at the old mill and follows the shore for nine kilometers. Bring water: the only fountain is at the halfway point.</p>
		<h2>On the way</h2>
		<p>In spring the meadows are full of cowslips. A <a href="#prices">ferry</a> shortens the way back.</p>
		<figure><img src="${picture("#4a7c59")}" alt="The meadow in spring" width="160" height="100"><img src="${picture("#3b6ea5")}" alt="The lake at noon" width="160" height="100"><figcaption>Meadow and lake</figcaption></figure>
		<ul><li>Length: 9 km</li><li>Time: 2.5 hours</li><li>Difficulty: easy</li></ul>
		<pre><code>north shore = 4 km</code></pre>
	</article>
	<section id="prices">
		<h2>Ferry prices</h2>
		<table>
			<caption>Prices in euros</caption>
			<thead><tr><th>Ticket</th><th>One way</th><th>Return</th></tr></thead>
			<tbody><tr><td>Adult</td><td>4.50</td><td>8.00</td></tr><tr><td>Child</td><td>2.00</td><td>3.50</td></tr><tr><td>Bicycle</td><td>1.50</td><td>2.50</td></tr></tbody>
		</table>
	</section>
	<section id="contact">
		<h2>Contact</h2>
		<form onsubmit="return false">
			<label>Name <input name="name" autocomplete="off"></label>
			<label>E-mail <input name="email" type="email" autocomplete="off"></label>
			<label>Subject <select name="subject"><option>Question</option><option>Booking</option></select></label>
			<label>Message <textarea name="message" rows="3"></textarea></label>
			<label><input name="copy" type="checkbox"> Send me a copy</label>
			<button>Send</button>
		</form>
	</section>
</main>
<aside class="cookie-banner" role="dialog" aria-label="Cookies"><p>This page uses cookies.</p><button>Accept</button></aside>
<footer><p>Written for tests of scripts.</p></footer>
`;

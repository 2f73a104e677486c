import { writeSamplePage } from "../sample-page.ts";

export const form = writeSamplePage({
	title: "Create your account",
	site: "Lake Ferry",
	description: "Book tickets with an account.",
	links: [
		["Timetable", "#timetable"],
		["Tickets", "#tickets"],
		["Help", "https://help.ferry.example/"],
	],
	style: `form { display: grid; gap: 0.9rem; max-width: 28rem; } label { display: grid; gap: 0.2rem; font-weight: 600; } .check { display: flex; gap: 0.5rem; align-items: center; font-weight: 400; } input:not([type="checkbox"], [type="radio"]), select, textarea { font: inherit; padding: 0.4rem 0.5rem; border: 1px solid #6e7781; border-radius: 4px; width: 100%; } fieldset { border: 1px solid #d6dade; border-radius: 4px; padding: 0.5rem 0.9rem; } .notice { user-select: none; padding: 0.6rem 0.9rem; background: #f3f5f7; } .error { color: #a40e26; font-weight: 400; }`,
	main: `<h1>Create your account</h1>
<p>With an account your tickets are on every device. Fields with * are required.</p>
<form id="sign-up" action="#sent" autocomplete="off">
<label>Name * <input name="name" required value="Mara Lind"></label>
<label>E-mail * <input name="email" type="email" required placeholder="you@example.com"></label>
<label>Password * <input name="password" type="password" required minlength="12" value="blue-kettle-on-stove" aria-describedby="rule"></label>
<small id="rule">At least 12 characters.</small>
<label>Repeat the password * <input name="password-again" type="password" required onpaste="return false"></label>
<label>Telephone <input name="tel" type="tel" value="+49 7361 0000"></label>
<label>Country <select name="country"><option>Austria</option><option selected>Germany</option><option>Switzerland</option></select></label>
<label>First trip <input name="date" type="date" value="2026-05-01"></label>
<fieldset><legend>Ticket</legend><label class="check"><input type="radio" name="ticket" value="single" checked> Single</label> <label class="check"><input type="radio" name="ticket" value="season"> Season</label></fieldset>
<label>Message <textarea name="message" rows="4" maxlength="280">I would like to know whether there is room for a bicicle, and wether dogs pay.</textarea></label>
<label class="check"><input name="newsletter" type="checkbox" checked> Send me offers</label>
<label class="check"><input name="terms" type="checkbox" required> I accept the <a href="#terms">terms</a> *</label>
<button type="submit">Create account</button> <button type="reset" class="plain">Clear</button>
</form>
<p class="notice" oncopy="return false" oncontextmenu="return false">Booking code: VLY-4821-KL. This text cannot be selected.</p>`,
});

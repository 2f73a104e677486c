import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/find-broken-links.ts";

describeSeed("find-broken-links", "seeds/find-broken-links.html", checkEffect, {
	expectedProblem: /Content Security Policy/,
});

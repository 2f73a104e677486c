import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/dim-page.ts";

describeSeed("dim-page", "seeds/dim-page.html", checkEffect);

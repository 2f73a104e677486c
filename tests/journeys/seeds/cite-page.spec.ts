import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/cite-page.ts";

describeSeed("cite-page", "seeds/cite-page.html", checkEffect);

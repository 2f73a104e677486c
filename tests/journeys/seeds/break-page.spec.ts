import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/break-page.ts";

describeSeed("break-page", "seeds/break-page.html", checkEffect);

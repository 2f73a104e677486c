import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/page-outline.ts";

describeSeed("page-outline", "seeds/page-outline.html", checkEffect);

import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/translate-selection.ts";

describeSeed("translate-selection", "seeds/translate-selection.html", checkEffect);

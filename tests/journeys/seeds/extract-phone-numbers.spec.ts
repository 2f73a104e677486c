import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/extract-phone-numbers.ts";

describeSeed("extract-phone-numbers", "seeds/extract-phone-numbers.html", checkEffect);

import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/text-spacing.ts";

describeSeed("text-spacing", "seeds/text-spacing.html", checkEffect);

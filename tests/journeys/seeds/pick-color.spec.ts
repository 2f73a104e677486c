import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/pick-color.ts";

describeSeed("pick-color", "seeds/pick-color.html", checkEffect);

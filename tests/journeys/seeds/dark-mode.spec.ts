import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/dark-mode.ts";

describeSeed("dark-mode", "seeds/dark-mode.html", checkEffect);

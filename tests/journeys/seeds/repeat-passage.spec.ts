import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/repeat-passage.ts";

describeSeed("repeat-passage", "seeds/repeat-passage.html", checkEffect);

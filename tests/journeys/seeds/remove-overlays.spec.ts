import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/remove-overlays.ts";

describeSeed("remove-overlays", "seeds/remove-overlays.html", checkEffect);

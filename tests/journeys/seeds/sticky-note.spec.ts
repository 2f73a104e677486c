import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/sticky-note.ts";

describeSeed("sticky-note", "seeds/sticky-note.html", checkEffect);

import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/edit-page.ts";

describeSeed("edit-page", "seeds/edit-page.html", checkEffect);

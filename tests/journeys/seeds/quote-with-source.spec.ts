import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/quote-with-source.ts";

describeSeed("quote-with-source", "seeds/quote-with-source.html", checkEffect);

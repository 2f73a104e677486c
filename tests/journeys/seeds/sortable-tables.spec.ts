import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/sortable-tables.ts";

describeSeed("sortable-tables", "seeds/sortable-tables.html", checkEffect);

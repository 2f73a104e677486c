import { type Result, succeed } from "@scriptorium/core-types/errors";
import { categoryTitle } from "@scriptorium/hub-data/categories/category-title";
import { knownCategory } from "@scriptorium/hub-data/categories/known-categories";
import { readProfile } from "../backend/read-profile.ts";
import { readScriptFacts, type ScriptFacts } from "../backend/read-script-facts.ts";
import type { ReadErrorCode, RestReader } from "../backend/rest-reader.ts";
import { personName } from "../heads/structured-data/person-data.ts";
import { ratingMark, riskMark, textMark } from "./marks.ts";
import { en } from "./messages/en.ts";
import type { PictureParts } from "./picture-svg.ts";

/** Content of a picture, and a key that changes with it. */
export interface PlannedPicture {
	readonly key: readonly unknown[];
	/** Sets the text; expensive, so it is only called when the key has changed. */
	parts(): PictureParts;
}

/** Reads the content of the picture at `/og/{kind}/{id}.png`; null when there is no such public object. */
export async function planPicture(
	rest: RestReader,
	kind: string,
	id: string,
): Promise<Result<PlannedPicture | null, ReadErrorCode>> {
	switch (kind) {
		case "script": {
			const script = await readScriptFacts(rest, { id });
			return script.ok ? succeed(script.value && scriptPicture(script.value)) : script;
		}
		case "profile": {
			const profile = await readProfile(rest, { userId: id });
			if (!profile.ok || !profile.value) return profile.ok ? succeed(null) : profile;
			const { user_id: seed, username } = profile.value;
			const name = personName(profile.value);
			const subtitle = username ? en.profileSubtitle(username) : "";
			return succeed(plain({ seed, title: name, subtitle, category: "other" }));
		}
		case "category": {
			if (knownCategory(id) !== id) return succeed(null);
			return succeed(plain({ seed: id, title: categoryTitle(id), subtitle: en.categorySubtitle, category: id }));
		}
		case "site": {
			if (id !== "home") return succeed(null);
			const [title, subtitle] = [en.siteTitle, en.siteSubtitle];
			return succeed(plain({ seed: "scriptorium", title, subtitle, category: "education", initialOf: "Scriptorium" }));
		}
		default:
			return succeed(null);
	}
}

function scriptPicture(script: ScriptFacts): PlannedPicture {
	const { id, title, category, risk_level: risk, review_count, average_rating, install_count } = script;
	const author = script.author ? personName(script.author) : en.anonymous;
	return {
		key: ["script", id, title, category, risk, review_count, average_rating, en.installs(install_count), author],
		parts: () => ({
			cover: { seed: id, title, category, risk },
			title,
			subtitle: en.by(author),
			marks: [
				riskMark(risk),
				...(average_rating !== null && review_count > 0 ? [ratingMark(average_rating, review_count)] : []),
				...(install_count > 0 && review_count === 0 ? [textMark(en.installs(install_count))] : []),
			],
		}),
	};
}

function plain(facts: {
	readonly seed: string;
	readonly title: string;
	readonly subtitle: string;
	readonly category: string;
	/** Initial, when it differs from the start of the title. */
	readonly initialOf?: string;
}): PlannedPicture {
	const { seed, title, subtitle, category } = facts;
	return {
		key: ["plain", seed, title, subtitle, category],
		parts: () => ({
			cover: { seed, title: facts.initialOf ?? title, category, risk: "unrated" },
			title,
			subtitle,
			marks: [],
		}),
	};
}

import * as z from "zod/mini";
import { type ActionOf, type ActionType, type AnyAction, actionSchemas } from "../steps/step-definitions.ts";

/** An action of any type: the schema of a type is in the file of its kind of step (`steps/`). */
export const recordedAction = z.discriminatedUnion("type", actionSchemas);
export type RecordedAction = AnyAction;
export type RecordedActionType = ActionType;
export type RecordedActionOf<Type extends ActionType> = ActionOf<Type>;

import * as v from 'valibot'
import { isPlainDate } from '../cell/parse-date.ts'
import { nothing } from './choice.ts'

const example = 'a day: 2026-11-20'

/** A date in configuration: `2026-11-20`. */
export const plainDate = v.pipe(v.string(), v.guard(isPlainDate, example))

/** First and last day on which something is shown; without one it has no beginning, or no end. */
export const period = {
  from: v.nullish(v.union([plainDate, nothing], example)),
  until: v.nullish(v.union([plainDate, nothing], example)),
}

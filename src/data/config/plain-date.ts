import * as v from 'valibot'
import { isPlainDate } from '../cell/parse-date.ts'

/** A day of the calendar as configuration writes it: `2026-11-20`. */
export const plainDate = v.pipe(v.string(), v.guard(isPlainDate))

import * as v from 'valibot'
import { isPlainDate } from '../cell/parse-date.ts'

/** A date in configuration: `2026-11-20`. */
export const plainDate = v.pipe(v.string(), v.guard(isPlainDate))

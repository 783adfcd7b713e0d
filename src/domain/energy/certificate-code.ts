import type { Region } from '#domain/place/place.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'

/** The end of a code of Flanders, with what the certificate is of: a home, or another building. */
export const flemishCode = /-(RES|KNR|NR)(?:-|$)/
/** A code of Wallonia. */
export const walloonCode = /^\d{14}$/

const forms: Readonly<Record<Region, RegExp>> = {
  flanders: /^\d{8}-\d{6,10}-(?:(?:RES|KNR|NR)-)?\d{1,2}$/,
  wallonia: walloonCode,
  brussels: /^\d{8}-\d{6,10}-\d{2}-\d$/,
}

/** Whether a code has only the signs of certificate codes, and not the form of its region's: a part of one. */
export function isCutCode(code: string, region: Region): boolean {
  return /^[\d-]+(?:(?:RES|KNR|NR)[\d-]*)?$/.test(code) && !forms[region].test(code)
}

/** Returns the day with which the codes of the three regions begin; undefined for another code. */
export function dayOfCode(code: string | undefined): PlainDate | undefined {
  const [, year, month, day] = /^((?:19|20)\d\d)(\d\d)(\d\d)(?:-|\d{6}$)/.exec(code ?? '') ?? []
  const text = `${year}-${month}-${day}`
  return isPlainDate(text) ? text : undefined
}

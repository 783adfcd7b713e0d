import { energyLabels } from '#domain/listing/property.ts'
import { freeParts, type Reader } from './reader.ts'

/** `EPC B`, `B-label`, `Energieklasse A+ oder besser`; of `A, B of C` the worst, which all reach. */
export function readLabel(reader: Reader): void {
  const said: { at: number; label: string }[] = []
  for (const at of freeParts(reader)) {
    const label = reader.isFree(at) && reader.has(at, 'label') ? labelAt(reader, at) : undefined
    if (label !== undefined) said.push({ at, label })
  }
  const [first] = said
  const rank = ({ label }: Readonly<{ label: string }>): number =>
    energyLabels.findIndex((each) => each === label)
  const worst = said.toSorted((one, other) => rank(other) - rank(one))[0]
  if (first !== undefined && worst !== undefined)
    reader.say({ at: first.at, params: [['label', worst.label]] })
}

/** Returns the label that a word for it says, and takes what says it. */
function labelAt(reader: Reader, at: number): string | undefined {
  const { parts, has, beside, isFree, take, reject } = reader
  const isLetter = (part: number): boolean => isLabel(reader, part)
  let next = at + 1
  while (
    has(next, 'label', 'from', 'upTo', 'orBetter', 'between') ||
    (has(next, 'filler') && !isLetter(next))
  )
    next++
  const before = isLetter(at - 1) && isFree(at - 1) ? at - 1 : undefined
  const found = isLetter(next) ? next : before
  if (found === undefined) {
    // `EPC 150` is no price.
    if (parts[next]?.number !== undefined) reject(at, has(next + 1, 'unit') ? next + 1 : next)
    return undefined
  }
  const letter = lastLetter(reader, found)
  const signs = [letter + 1, letter + 2].filter((part) => isSign(reader, part))
  const end = Math.max(letter + signs.length, at)
  const better = beside(end, 1)
  if (has(better, 'orBetter')) take(better)
  for (let part = Math.min(found, at); part <= end; part++) take(part)
  return `${parts[letter]?.key.toUpperCase() ?? ''}${signs.map((part) => parts[part]?.key).join('')}`
}

function isLabel({ parts }: Reader, at: number): boolean {
  return /^[a-g]$/.test(parts[at]?.key ?? '')
}

function isSign({ parts }: Reader, at: number): boolean {
  return /^[+-]$/.test(parts[at]?.key ?? '') && parts[at]?.isGlued === true
}

/** Returns the last letter of `A+, B of C`. */
function lastLetter(reader: Reader, first: number): number {
  let letter = first
  for (let at = first + 1; ; at++) {
    const isBeside = isLabel(reader, at - 1) || isSign(reader, at - 1)
    const isLinked =
      reader.parts[at]?.isBreak === true ||
      reader.has(at - 1, 'or', 'and', 'range') ||
      // `A B C`, but not `B à`.
      (isBeside && reader.parts[at]?.key !== 'a')
    if (isLabel(reader, at) && isLinked) letter = at
    else if (!reader.has(at, 'or', 'and', 'range', 'label') && !isSign(reader, at)) return letter
  }
}

type Today = Readonly<{ year: number; month: number }>

/** `vrij vanaf maart 2027`, `libre immédiatement`, `ab sofort`; a month without a year is the next one. */
export function readAvailable(reader: Reader, today: Today): void {
  for (const at of freeParts(reader)) {
    if (!reader.isFree(at)) continue
    if (reader.has(at, 'free', 'from', 'now')) readAvailableAt(reader, at, today)
    else readDateBefore(reader, at, today)
  }
}

/** `maart vrij`, `1 april beschikbaar` */
function readDateBefore(reader: Reader, at: number, today: Today): void {
  const date = dateAt(reader, at, today)
  if (date === undefined || !reader.has(reader.beside(date.end, 1), 'free')) return
  for (let part = at; part <= date.end; part++) reader.take(part)
  reader.take(reader.beside(date.end, 1))
  sayMonth(reader, at, date)
}

function sayMonth(
  reader: Reader,
  at: number,
  { year, month }: Readonly<{ year: number; month: number }>,
): void {
  reader.say({ at, params: [['available', `${year}-${String(month).padStart(2, '0')}`]] })
}

function readAvailableAt(reader: Reader, at: number, today: Today): void {
  const { has, beside, isFree, take, say } = reader
  const words = [at]
  let next = beside(at, 1)
  while (has(next, 'free', 'from', 'now', 'about') && isFree(next)) {
    words.push(next)
    next = beside(next, 1)
  }
  const isNow = words.some((part) => has(part, 'now'))
  if (isNow && words.some((part) => has(part, 'free'))) {
    take(...words)
    say({ at, params: [['available', 'now']] })
    return
  }
  const date = isNow ? undefined : dateAt(reader, next, today)
  if (date === undefined) return
  take(...words, ...Array.from({ length: date.end - next + 1 }, (_, step) => next + step))
  const after = beside(date.end, 1)
  if (has(after, 'free')) take(after)
  sayMonth(reader, at, date)
}

/** Returns the month of `maart`, `1 april 2027`, `1/3/2027`, `1.3.` and `1/3`, and the last part that says it. */
function dateAt(reader: Reader, at: number, today: Today) {
  const { parts, has, beside, valueOf } = reader
  const digits = monthAt(reader, at)
  const typedYear = parts[at + 2]?.number ?? 0
  if (digits > 0 && isYear(typedYear)) return { month: digits, year: typedYear, end: at + 2 }
  if (digits > 0) return { month: digits, year: nextYearOf(digits, today), end: at + 1 }
  const isDay = (parts[at]?.number ?? 32) <= 31 && has(beside(at, 1), 'month')
  const named = isDay ? beside(at, 1) : at
  const month = Number(valueOf(named, 'month') ?? 0)
  if (month === 0) return undefined
  const written = parts[named + 1]?.number ?? 0
  if (isYear(written)) return { month, year: written, end: named + 1 }
  return { month, year: nextYearOf(month, today), end: named }
}

function nextYearOf(month: number, today: Today): number {
  return month < today.month ? today.year + 1 : today.year
}

function isYear(number: number): boolean {
  return number >= 2000 && number < 2100
}

/** Returns the month of `1/3/2027`, `1.3.` and, where nothing is counted, `1/3`; else 0. */
function monthAt({ parts, sentence, has }: Reader, at: number): number {
  const [day = 0, month = 0, year = 0] = [0, 1, 2].map((step) => parts[at + step]?.number)
  const gap = sentence.slice(parts[at]?.end ?? 0, parts[at + 1]?.start ?? 0)
  const isDate = isYear(year) || gap === '.' || (gap === '/' && !has(at + 2, 'unit'))
  return isDate && day >= 1 && day <= 31 && month >= 1 && month <= 12 ? month : 0
}

/** Features: `lift`, `terras`, `open huis`. Of a garage it depends on the kinds, which are read before. */
export function readFlags(reader: Reader): void {
  for (const at of freeParts(reader)) {
    const flag = reader.valueOf(at, 'flag')
    if (flag === undefined) continue
    reader.take(at)
    reader.say({ at, params: [[flag, '1']], typed: typedOf(reader, at) })
  }
}

/** Returns what was typed where a part was corrected. */
export function typedOf({ parts }: Reader, at: number): string | undefined {
  const part = parts[at]
  return part?.isCorrected === true ? part.typed : undefined
}

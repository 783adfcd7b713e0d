import { freeParts, type Reader } from './reader.ts'

/** `EPC B`, `B-label`, `Energieklasse A+ oder besser`. */
export function readLabel(reader: Reader): void {
  const { parts, has, beside, isFree, take, reject, say } = reader
  for (const at of freeParts(reader).filter((each) => has(each, 'label'))) {
    if (!isFree(at)) continue
    let next = at + 1
    while (has(next, 'label', 'from', 'upTo') || (has(next, 'filler') && !isLetter(parts[next]?.key))) next++
    const found = isLetter(parts[next]?.key) ? next : isLetter(parts[at - 1]?.key) && isFree(at - 1) ? at - 1 : undefined
    const letter = parts[found ?? -1]?.key.toUpperCase()
    if (found === undefined || letter === undefined) {
      if (parts[next]?.number === undefined) continue
      const unit = has(next + 1, 'unit') ? next + 1 : next
      reject(at, unit)
      continue
    }
    let end = found
    while (parts[end + 1]?.key === '+' && parts[end + 1]?.isGlued === true && end - found < 2) end++
    const better = beside(Math.max(end, at), 1)
    if (has(better, 'orBetter')) take(better)
    for (let part = Math.min(found, at); part <= Math.max(end, at); part++) take(part)
    say({ at, params: [['label', letter + '+'.repeat(end - found)]] })
  }
}

function isLetter(key = ''): boolean {
  return /^[a-g]$/.test(key)
}

/** `vrij vanaf maart 2027`, `libre immédiatement`, `ab sofort`; a month without a year is the next one. */
export function readAvailable(reader: Reader, today: Readonly<{ year: number; month: number }>): void {
  const { parts, has, beside, isFree, take, say, valueOf } = reader
  for (const at of freeParts(reader).filter((each) => has(each, 'free', 'from', 'now'))) {
    if (!isFree(at)) continue
    let next = at
    const taken = [at]
    const isNow = (part: number): boolean => has(part, 'now')
    let hasNow = isNow(at)
    let isFreeSaid = has(at, 'free')
    for (;;) {
      next = beside(next, 1)
      if (!has(next, 'free', 'from', 'now', 'about') || !isFree(next)) break
      hasNow ||= isNow(next)
      isFreeSaid ||= has(next, 'free')
      taken.push(next)
    }
    const day = parts[next]?.number
    const isDay = day !== undefined && day <= 31 && has(beside(next, 1), 'month')
    if (isDay) taken.push(next)
    const named = isDay ? beside(next, 1) : next
    const month = Number(valueOf(named, 'month') ?? monthAt(reader, next))
    if (month > 0 && !hasNow) {
      const after = has(named, 'month') ? named + 1 : next + 2
      const written = parts[after]?.number ?? 0
      const isYear = written >= 2000 && written < 2100
      const year = isYear ? written : month < today.month ? today.year + 1 : today.year
      take(...taken, ...Array.from({ length: Math.max(0, after - next) }, (_, step) => next + step))
      if (isYear) take(after)
      say({ at, params: [['available', `${year}-${String(month).padStart(2, '0')}`]] })
    } else if (hasNow && isFreeSaid) {
      take(...taken)
      say({ at, params: [['available', 'now']] })
    }
  }
}

/** Returns the month of `1/3/2027`. */
function monthAt({ parts }: Reader, at: number): number {
  const [day = 0, month = 0, year = 0] = [0, 1, 2].map((step) => parts[at + step]?.number)
  return year >= 2000 && year < 2100 && day >= 1 && day <= 31 && month >= 1 && month <= 12 ? month : 0
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

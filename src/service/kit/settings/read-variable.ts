import { readFileSync } from 'node:fs'

/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reports a setting that is missing or unsafe. */
export type Report = (problem: string) => void

/** The least and the most that a number may be, and what it is where none is set. */
type Bounds = Readonly<{ usual: number; least?: number; most: number }>

/** Returns a variable without space around it; undefined when it is empty. */
export function readVariable(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim()
  return value === '' ? undefined : value
}

/** Returns a whole number in digits, at least 1 unless the bounds say otherwise. */
export function readNumber(
  environment: Environment,
  name: string,
  { usual, least = 1, most }: Bounds,
  report: Report,
): number {
  const text = readVariable(environment, name) ?? String(usual)
  const count = /^\d+$/.test(text) ? Number(text) : undefined
  if (count !== undefined && count >= least && count <= most) return count
  report(`${name}=${text}: expected a whole number from ${least} to ${most}; without it, it is ${usual}`)
  return usual
}

/** Returns one of the words that a variable may be, the first of which it is where none is set. */
export function readChoice<T extends string>(
  environment: Environment,
  name: string,
  [usual, ...others]: readonly [T, ...T[]],
  report: Report,
): T {
  const text = readVariable(environment, name) ?? usual
  const found = [usual, ...others].find((one) => one === text)
  if (found === undefined)
    report(`${name}=${text} is unknown: write ${[usual, ...others].join(', ')}, or remove it`)
  return found ?? usual
}

/** Returns a variable that may also be in a file, whose path is in `NAME_FILE`, as secrets of containers are. */
export function readSecret(environment: Environment, name: string, report: Report): string | undefined {
  const value = readVariable(environment, name)
  const file = readVariable(environment, `${name}_FILE`)
  if (file === undefined) return value
  if (value !== undefined) {
    report(`${name} and ${name}_FILE are both set: remove one of them`)
    return undefined
  }
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (text === '') report(`${name}_FILE=${file} is empty: write the value into it`)
    return text === '' ? undefined : text
  } catch {
    report(`${name}_FILE=${file} cannot be read: correct the path, or let the service read the file`)
    return undefined
  }
}

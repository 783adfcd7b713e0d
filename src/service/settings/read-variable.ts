import { readFileSync } from 'node:fs'

/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reports a setting that is missing or unsafe. */
export type Report = (problem: string) => void

/** Returns a variable without space around it; undefined when it is empty. */
export function readVariable(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim()
  return value === '' ? undefined : value
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

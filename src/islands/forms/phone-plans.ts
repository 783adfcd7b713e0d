import type { CheckContext } from '#forms/answers.ts'

type ParsePhone = CheckContext['parsePhone']

let parse: ParsePhone | undefined
let loading: Promise<void> | undefined

/**
 * Returns a phone number as it is kept; undefined for one that cannot be dialled. Any text is right until
 * {@link loadPhonePlans} is done: the service checks it too.
 */
export const parsePhoneLate: ParsePhone = (text) => (parse === undefined ? text : parse(text))

/** Whether phone numbers can be checked. */
export function hasPhonePlans(): boolean {
  return parse !== undefined
}

/** Loads the numbering plans of all countries, a quarter of a form's script; resolves without them where they do not come. */
export async function loadPhonePlans(): Promise<void> {
  return (loading ??= load())
}

async function load(): Promise<void> {
  try {
    const { parsePhone } = await import('#forms/check/parse-phone.ts')
    parse = parsePhone
  } catch {
    parse = (text) => text
  }
}

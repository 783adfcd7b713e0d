import type { CheckContext } from '#forms/answers.ts'

type ParsePhone = CheckContext['parsePhone']

/** Milliseconds that a form waits for the plans: on a bad line it is sent without them. */
const patience = 2000

let parse: ParsePhone | undefined
let loading: Promise<void> | undefined
let isOver = false

/**
 * Returns a phone number as it is kept; undefined for one that cannot be dialled. Any text is right until
 * {@link loadPhonePlans} is done: the service checks it too.
 */
export const parsePhoneLate: ParsePhone = (text) => (parse === undefined ? text : parse(text))

/** Whether a form must still wait for the plans. */
export function awaitsPhonePlans(): boolean {
  return !isOver
}

/**
 * Loads the numbering plans of all countries, more than any other part of a form. Resolves without them where they do not come, or
 * not soon.
 */
export async function loadPhonePlans(): Promise<void> {
  return (loading ??= load())
}

async function load(): Promise<void> {
  await Promise.race([importPlans(), new Promise((resolve) => setTimeout(resolve, patience))])
  isOver = true
}

async function importPlans(): Promise<void> {
  try {
    const { parsePhone } = await import('#forms/check/parse-phone.ts')
    parse = parsePhone
  } catch {
    parse = (text) => text
  }
}

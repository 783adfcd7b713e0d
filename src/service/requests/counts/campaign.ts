import type { RequestSource } from '#service/kit/database/desk-tables.ts'
import { sourceNamed } from '#service/requests/visits/visit-source.ts'
import { foldLetters } from '#text/fold.ts'

/** What a link says of where it stands, in the order in which it is kept. */
const names = ['utm_source', 'utm_medium', 'utm_campaign'] as const

/** Characters of a value that are kept at most. */
const longest = 40

/** Values that name a mail, whoever sends it. */
const mail =
  /^(?:e-?mail|mail|mailing|mailalert|mail-alert|alert|news-?letter|nieuwsbrief|infolettre)s?(?:-|$)/

/**
 * Returns what a link said, cleaned: letters, digits and hyphens, 40 of them at most. A value that may name a person, with an
 * at sign or a number to call, is left out. Undefined where nothing is left.
 * @example readCampaign('utm_source=Nieuwsbrief%20Nov&city=zele') // 'utm_source=nieuwsbrief-nov'
 */
export function readCampaign(query: string): string | undefined {
  const said = new URLSearchParams(query)
  const kept = names.flatMap((name) => {
    const value = clean(said.get(name) ?? '')
    return value === '' ? [] : [`${name}=${value}`]
  })
  return kept.length === 0 ? undefined : kept.join('&')
}

/** Returns where a request came from by what its link said, and the name of the campaign; without, it came by itself or from a search. */
export function sourceOf(
  campaign: string | undefined,
): Readonly<{ source: RequestSource; campaign: string | null }> {
  const said = new URLSearchParams(campaign)
  const [source, medium, name] = names.map((each) => said.get(each) ?? '')
  const values = [medium, source, name].filter((value) => value !== undefined && value !== '')
  const known = values.map((value = '') => (mail.test(value) ? 'mail' : sourceNamed(value)))
  const found = known.find((each) => each !== undefined)
  return {
    source: found === 'search' || values.length === 0 ? 'direct' : (found ?? 'other'),
    campaign: name || source || null,
  }
}

function clean(value: string): string {
  if (value.includes('@') || (value.match(/\d/g)?.length ?? 0) > 8) return ''
  return foldLetters(value)
    .replace(/[^a-z0-9.]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '')
}

import type { SiteConfig } from '#domain/site/site-config.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { absoluteUrl } from './absolute-url.ts'

/** Where people look for whom to tell of a weakness of the site. */
export const securityPath = '/.well-known/security.txt'

/** Days that the text holds: at most a year. */
const daysValid = 360

/**
 * Returns `security.txt`: whom to tell of a weakness of the site, and in which languages.
 * @see https://www.rfc-editor.org/rfc/rfc9116 (read 2026-11-28)
 */
export function securityText(
  { company, languageUse }: Pick<SiteConfig, 'company' | 'languageUse'>,
  baseUrl: string,
  now: PlainDate,
): string {
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${addDays(now, daysValid)}T00:00:00Z`,
    `Preferred-Languages: ${languageUse.join(', ')}`,
    `Canonical: ${absoluteUrl(baseUrl, securityPath)}`,
  ]
  return lines.map((line) => `${line}\n`).join('')
}

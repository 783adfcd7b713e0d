import { keptPattern, keptTerm } from '#domain/privacy/kept-terms.ts'
import { companyFact, companyPattern } from '#domain/privacy/company-facts.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatTerm } from '#i18n/format.ts'
import { escapeHtml } from '#text/escape-html.ts'

/** What legal texts are filled with. */
type Facts = Pick<SiteConfig, 'keepRequestMonths' | 'keepConsentMonths' | 'company'>

/**
 * Returns a text, as HTML, with how long things are kept and who the company is, in a language; the loader refuses unknown
 * names.
 */
export function fillTerms(text: string, site: Facts, locale: Locale): string {
  return text
    .replace(keptPattern, (placeholder, name: string) => {
      const term = keptTerm(name, site)
      return term === undefined ? placeholder : formatTerm(term, locale)
    })
    .replace(companyPattern, (placeholder, name: string) =>
      escapeHtml(companyFact(name, site.company) ?? placeholder),
    )
}

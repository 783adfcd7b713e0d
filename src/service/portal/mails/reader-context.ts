import { toLocalTime } from '#domain/owners/local-time.ts'
import type { Owner } from '#service/owners/accounts/find-owner.ts'
import { homeHrefs } from '#service/portal/home-hrefs.ts'
import type { HomeContext } from '#service/portal/views/kit/home-context.ts'
import type { BuiltSite } from '#service/kit/site/site-forms.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'

/** The current publication, as it is written about to owners. */
export type OwnersSite = Readonly<{ forms: () => BuiltSite['forms']; words: SiteWords }>

/** Who reads about which home: `property/2417`; `now` in milliseconds since 1970. */
type Reading = Readonly<{ owner: Pick<Owner, 'name' | 'locale'>; subject: string; now: number }>

/**
 * Returns what the views of a home need to be read outside of a session: in the owner's language, or else in one that the
 * portal has. Undefined where the site has no portal.
 */
export function readerContext(
  { forms: formsNow, words }: OwnersSite,
  { owner, subject, now }: Reading,
): HomeContext | undefined {
  const forms = formsNow()
  const sites = [owner.locale, ...forms.keys()].flatMap((one) => forms.get(one) ?? [])
  const found = sites.find(({ portal }) => portal !== undefined)
  if (found?.portal === undefined) return undefined
  const { locale, t, portal } = found
  return {
    locale,
    t,
    now: toLocalTime(now),
    site: portal.site,
    ownerName: owner.name,
    subjectOf: (name) => words.subject(name, locale),
    hrefs: homeHrefs(locale, subject),
    query: {},
  }
}

import type { Context } from 'hono'
import { portalPaths } from '#contracts/portal-paths.ts'
import { isLocale, type Locale, locales } from '#domain/values/locale.ts'
import { asksForJson } from './asks-for-json.ts'
import { deadLinkPage } from './dead-link-page.tsx'
import { renderServicePage } from '#service/kit/web/service-page.tsx'
import type { BuiltSite, SiteForms } from '#service/kit/site/site-forms.ts'

/** What is answered without a form or a link: there is none, or it cannot be read. */
const plainAnswers = {
  tooMany: { title: 'forms.busy.title', lead: 'forms.busy.lead' },
  tooLarge: { title: 'forms.tooLarge.title', lead: 'forms.tooLarge.lead' },
  failed: { title: 'forms.outage.title', lead: 'forms.outage.lead' },
  unreadable: { title: 'forms.unreadable.title', lead: 'forms.unreadable.lead' },
  foreign: { title: 'forms.foreign.title', lead: 'forms.foreign.lead' },
  missing: { title: 'notFound.title', lead: 'forms.missing.lead' },
  draft: { title: 'forms.draft.title', lead: 'forms.draft.lead' },
} as const

/** Returns a page that says what to do, in the language of the path or else of the browser; a script gets a code. */
export function answerPlainly(
  c: Context,
  status: 400 | 403 | 404 | 413 | 415 | 429 | 500 | 503,
  code: keyof typeof plainAnswers,
): Response {
  const { forms } = c.get('site')
  const locale = localeOf(c, forms)
  const site = locale === undefined ? undefined : forms.get(locale)
  if (asksForJson(c) || site === undefined || locale === undefined) return c.json({ code }, status)
  const first = code === 'draft' ? signInWay(c, site) : undefined
  return c.html(renderServicePage(site, deadLinkPage(plainAnswers[code], site, site.file, first)), status)
}

/** Returns the way to sign in and come back, where managers can. */
function signInWay({ req }: Context, { locale, t, desk }: SiteForms) {
  if (desk === undefined) return undefined
  const next = `${req.path}${new URL(req.url).search}`
  return {
    label: t('account.signIn.button'),
    href: `${portalPaths(locale).signIn}?${new URLSearchParams({ next })}`,
  }
}

/** Returns the language that a path names, as in `/forms/nl/…`, else the first that the browser asks for, else the site's. */
function localeOf({ req }: Context, forms: BuiltSite['forms']): Locale | undefined {
  const [, , named = ''] = req.path.split('/')
  const asked = (req.header('accept-language') ?? '').split(',').map((range) => range.trim().slice(0, 2))
  const own = [...forms.values()][0]?.file.recipients.locale
  return [named, ...asked, own, ...locales]
    .filter((text) => text !== undefined)
    .filter(isLocale)
    .find((locale) => forms.has(locale))
}

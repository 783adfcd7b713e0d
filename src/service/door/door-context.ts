import type { Context } from 'hono'
import type { PortalFile } from '#contracts/portal-file.ts'
import { isLocale, type Locale } from '#domain/values/locale.ts'
import type { Language } from '#i18n/languages.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { EmptyPage } from '#service/kit/site/empty-page.ts'
import type { SiteForms } from '#service/kit/site/site-forms.ts'
import type { Auth } from '#service/owners/accounts/create-auth.ts'
import type { LoginMails } from '#service/kit/settings/login-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { asksForJson } from '#service/kit/web/asks-for-json.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import type { RouteContext } from '#service/kit/web/route-context.ts'
import { renderServicePage } from '#service/kit/web/service-page.tsx'
import type { DoorCookies } from './door-cookies.ts'

/** What the door needs to answer, and every page behind it. */
export type DoorContext = RouteContext &
  Readonly<{
    auth: Auth
    cookies: DoorCookies
    database: Database
    words: SiteWords
    loginMails: LoginMails
    /** Sends mails and events that were stored. */
    wake: () => void
    /** Whether a CRM is told of what staff do. */
    hasCrm: boolean
    /** Waits for milliseconds. */
    pause: (milliseconds: number) => Promise<unknown>
  }>

/** A request for a page of people who sign in, in a language that the site is in. */
export type PageRequest = Language &
  Readonly<{
    c: Context
    site: SiteForms
    /** Path of the page to sign in. */
    loginPath: string
    /** What the portal says of the agency. */
    agency: PortalFile
    /** Answers with a page; a script that asks for JSON gets its state alone, and learns of a failure by the status. */
    reply: (page: ServicePage, status?: PageStatus) => Response
  }>

type PageStatus = 200 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 503

/** Returns the languages that the portal is in. */
export function portalLocales({ c }: Pick<PageRequest, 'c'>): readonly Locale[] {
  return [...c.get('site').forms].flatMap(([locale, { portal }]) => (portal === undefined ? [] : [locale]))
}

/** Returns a route that answers in the language of its path; 404 where the site has no portal in it. */
export function inLanguage(
  answer: (request: PageRequest) => Promise<Response> | Response,
): (c: Context) => Promise<Response> {
  return async (c) => {
    const { locale = '' } = c.req.param()
    const site = isLocale(locale) ? c.get('site').forms.get(locale) : undefined
    const shell = site?.portal
    if (site === undefined || shell === undefined) return await c.notFound()
    return await answer({
      c,
      locale: site.locale,
      t: site.t,
      site,
      loginPath: shell.loginPath,
      agency: shell.site,
      reply: inShell(c, shell),
    })
  }
}

/** Returns what answers with pages in an empty page of the site. */
export function inShell(c: Context, shell: EmptyPage): PageRequest['reply'] {
  return (page, status = 200) => {
    c.header('Vary', 'Accept')
    return asksForJson(c) && (page.state !== undefined || status !== 200)
      ? c.json(page.state ?? { title: page.title }, status)
      : c.html(renderServicePage(shell, page), status)
  }
}

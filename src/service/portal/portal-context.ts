import type { Context } from 'hono'
import { isLocale, type Locale } from '#domain/values/locale.ts'
import { type Translate, translator } from '#i18n/translate.ts'
import type { Database } from '#service/database/open-database.ts'
import type { FormsContext } from '#service/http/forms-context.ts'
import type { SiteForms } from '#service/http/site-forms.ts'
import type { Auth } from '#service/owners/accounts/create-auth.ts'
import type { LoginMails } from '#service/owners/accounts/tell-agency.ts'
import type { SiteWords } from '#service/site/site-words.ts'
import { type PortalPage, type PortalShell, renderPortal } from './portal-shell.ts'

/** What the portal needs to answer. */
export type PortalContext = Pick<
  FormsContext,
  'forms' | 'signer' | 'limits' | 'addressOf' | 'log' | 'clock' | 'stash'
> &
  Readonly<{
    auth: Auth
    database: Database
    words: SiteWords
    loginMails: LoginMails
    /** Sends mails that were stored. */
    wake: () => void
  }>

/** A request to the portal in a language that the site is in. */
export type PortalRequest = Readonly<{
  c: Context
  locale: Locale
  site: SiteForms
  t: Translate
  /** Path of the page to sign in. */
  loginPath: string
  reply: (page: PortalPage, status?: 200 | 401 | 403 | 404 | 410 | 422 | 429 | 503) => Response
}>

/** Returns a route that answers in the language of its path; 404 where the site has no portal in it. */
export function inLanguage(
  { forms }: Pick<PortalContext, 'forms'>,
  answer: (request: PortalRequest) => Promise<Response> | Response,
): (c: Context) => Promise<Response> {
  return async (c) => {
    const { locale = '' } = c.req.param()
    const site = isLocale(locale) ? forms.get(locale) : undefined
    const shell: PortalShell | undefined = site?.portal
    const file = site?.file.portal
    if (!isLocale(locale) || site === undefined || shell === undefined || file === undefined)
      return await c.notFound()
    return await answer({
      c,
      locale,
      site,
      t: translator(locale),
      loginPath: file.loginPath,
      reply: (page, status = 200) => c.html(renderPortal(shell, page), status),
    })
  }
}

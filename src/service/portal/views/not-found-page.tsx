import { portalPaths } from '#contracts/portal-paths.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { findHome } from '#service/portal/owned-home.ts'
import type { PageRequest } from '#service/door/door-context.ts'
import type { PortalContext } from '#service/portal/portal-context.ts'
import type { SignedIn } from '#service/door/signed-in.ts'
import { framedPage } from '#service/portal/views/portal-page.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { authPage } from '#service/door/views/auth-page.tsx'

/** Returns the page of a home, view or document that is none of this owner's. */
export async function notFoundPage(
  request: PageRequest,
  context: PortalContext,
  signed: SignedIn,
): Promise<ServicePage> {
  const { locale, t } = request
  const words = { title: t('portal.notFound.title'), lead: t('portal.notFound.lead') }
  const way = { label: t('portal.notFound.back'), href: portalPaths(locale).start }
  const first = await findHome(request, context, signed)
  if (first === undefined) return authPage(request, { ...words, notes: [{ way }] })
  const { body } = framedPage(
    { ...first, view: 'overview' },
    <>
      <ViewHead {...words} />
      <p>
        <a href={way.href}>{way.label}</a>
      </p>
    </>,
  )
  return { title: words.title, body }
}

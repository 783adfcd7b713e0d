import { portalPaths } from '#contracts/portal-paths.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { authPage, type AuthRequest, callAgency, type Words } from '#service/door/views/auth-page.tsx'

/** Returns the page of an owner whose account has no homes yet. */
export function noHomesPage(request: AuthRequest, words: Words): ServicePage {
  const { locale, t } = request
  return authPage(request, {
    title: t('account.noHomes.title'),
    lead: t('account.noHomes.lead'),
    form: { action: portalPaths(locale).signOut, fields: [], button: t('account.settings.sessions.end') },
    notes: [{ way: callAgency(request, words) }],
  })
}

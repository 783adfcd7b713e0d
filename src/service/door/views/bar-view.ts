import type { PortalFile } from '#contracts/portal-file.ts'
import type { Translate } from '#i18n/translate.ts'
import type { PortalBarView } from '#ui/portal/frame/PortalBar.tsx'

/** Returns the bar at the top of a page for people who sign in. */
export function barView({ site, t }: Readonly<{ site: PortalFile; t: Translate }>): PortalBarView {
  const name = site.logo.wordmark.map(({ text }) => text).join('')
  return {
    logo: site.logo,
    home: { href: site.home, label: t('portal.frame.home', { name }) },
  }
}

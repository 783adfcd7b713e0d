import { mailIcon } from '#contracts/mail-look.ts'
import { langTags, type Locale } from '#domain/values/locale.ts'
import { manifestPath } from '#seo/head.ts'
import { onwardLinks } from './onward-links.ts'
import { pathOf } from '#views/kit/hrefs.ts'
import { homeKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { personalLinks } from './personal-links.ts'

/** Icons of the installed site: their files, and whether devices may crop them. */
export const appIcons = [
  { ...mailIcon, purpose: 'any' },
  { file: '/icons/512.png', size: 512, purpose: 'any' },
  { file: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/**
 * Yields the web app manifest of each language by its path. Each language is a separate app, so that the French site
 * installs as a French app.
 * @see https://developer.mozilla.org/docs/Web/Progressive_web_apps/Manifest (read 2026-11-22)
 */
export function* webManifests(context: ViewContext): Generator<readonly [path: string, text: string]> {
  for (const locale of context.catalogue.site.languageUse)
    yield [manifestPath(locale), JSON.stringify(webManifest(context, locale))]
}

function webManifest(context: ViewContext, locale: Locale): object {
  const { site, theme } = context.catalogue
  const home = pathOf(context, homeKey(), locale)
  const favourites = personalLinks(context, locale).filter(({ page }) => page === 'favourites')
  return {
    id: home,
    start_url: home,
    scope: '/',
    lang: langTags[locale],
    name: site.name,
    short_name: theme.wordmark.map(({ text }) => text).join(''),
    description: site.tagline[locale],
    // With Back and reload buttons; browsers without such a window fall back to `standalone`.
    display: 'standalone',
    display_override: ['minimal-ui'],
    theme_color: theme.colors.banner.light,
    background_color: theme.colors.banner.light,
    icons: appIcons.map(({ file, size, purpose }) => ({
      src: file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [...onwardLinks(context, locale), ...favourites].map(({ label, href }) => ({
      name: label,
      url: href,
    })),
  }
}

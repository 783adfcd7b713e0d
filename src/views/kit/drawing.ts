import type { Locale } from '#domain/values/locale.ts'
import { menuPagesFor } from '#routes/table/menu-pages.ts'
import { viewBanner } from '#views/editorial/banner.ts'
import type { ViewContext } from './context.ts'
import type { PictureView } from './picture.ts'

/** Returns the drawing of the home page as decoration; undefined where that page has none. */
export function viewDrawing(context: ViewContext, locale: Locale): PictureView | undefined {
  const [home] = menuPagesFor(context.catalogue, 'home')
  const media = home === undefined ? undefined : viewBanner(context, home, locale)?.media
  return media?.kind === 'picture' && media.isDrawing ? { ...media.picture, alt: '' } : undefined
}

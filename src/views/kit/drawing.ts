import type { Page } from './page.ts'
import { menuPagesFor } from '#routes/table/menu-pages.ts'
import { viewBanner } from '#views/banner/banner.ts'
import type { PictureView } from './picture.ts'

/** Returns the drawing of the home page as decoration; undefined where that page has none. */
export function viewDrawing(page: Page): PictureView | undefined {
  const [home] = menuPagesFor(page.context.catalogue, 'home')
  const media = home === undefined ? undefined : viewBanner(page, home)?.media
  return media?.kind === 'picture' && media.isDrawing ? { ...media.picture, alt: '' } : undefined
}

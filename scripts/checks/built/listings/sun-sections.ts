import { isOnOffer } from '#domain/listing/availability.ts'
import { type BuiltSite, routedPages } from '#scripts/checks/built/built-site.ts'
import type { DistPage } from '#scripts/checks/built/dist-page.ts'
import type { Site } from '#site'
import { sunDrawingPath, sunFilePath } from '#sun/sun-file.ts'
import { propertyById } from '#views/kit/catalogue-index.ts'
import { sunOf } from '#views/property/sections/sun.ts'

/** The page of a home, and what its record lets one say of the sun. */
export type SunnyPage = Readonly<{
  page: Pick<DistPage, 'path' | 'html'>
  id: number
  says: 'drawn' | 'unknown' | 'nothing'
}>

/** Returns a finding for each way in which a page's section about the sun contradicts its record, or lacks its files. */
export function checkSunSection(
  { page, id, says }: SunnyPage,
  files: ReadonlySet<string>,
): readonly string[] {
  const { html, path } = page
  const drawings = html.split(`src="${sunDrawingPath(id)}#`).length - 1
  const shown = html.includes(`data-sun="${id}"`)
    ? 'drawn'
    : html.includes('id="sun"')
      ? 'unknown'
      : 'nothing'
  const needed = says === 'drawn' ? [sunDrawingPath(id), sunFilePath(id)] : []
  return [
    ...(shown === says ? [] : [`${path}: its section about the sun is ${shown}, its record says ${says}`]),
    ...(says !== 'drawn' || drawings >= 4 ? [] : [`${path} has ${drawings} of 4 drawings of the sun`]),
    ...needed.filter((file) => !files.has(file.slice(1))).map((file) => `${path}: there is no ${file}`),
  ]
}

/** Returns the findings of every home of the built site. */
export function checkSunSections(site: BuiltSite, { catalogue, routes }: Site): readonly string[] {
  return routedPages(site).flatMap(({ page }) => {
    const target = routes.at(page.path)?.target
    if (target?.kind !== 'property') return []
    const property = propertyById(catalogue, target.propertyId)
    const { known } = sunOf(property)
    const says = isOnOffer(property.availability) ? (known?.kind ?? 'nothing') : 'nothing'
    return checkSunSection({ page, id: property.id, says }, site.files)
  })
}

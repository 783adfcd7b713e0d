import type { BuildOptions } from '#scripts/build/build-options.ts'
import { bringFiles } from '#scripts/build/output/bring-files.ts'
import { copyPictures } from '#scripts/build/files/copy-pictures.ts'
import { copySiteFiles } from '#scripts/build/files/site-files.ts'
import { crawlerFiles } from '#scripts/build/files/sitemap-files.ts'
import { generatedFiles } from '#scripts/build/files/generated-files.ts'
import { iconFiles } from '#scripts/build/files/manifest-files.ts'
import { oldPageFiles } from '#scripts/build/files/redirects.ts'
import { writeEditor } from '#scripts/build/files/editor-files.ts'
import { writeFiles } from '#scripts/build/output/write-files.ts'
import { writeHostFiles } from '#scripts/build/hosting/host-files.ts'
import { writeNotFoundPages } from '#scripts/build/files/not-found-pages.ts'
import { writeWorker } from '#scripts/build/files/worker-file.ts'
import type { Bundle } from '#scripts/build/pages/bundle.ts'
import type { PageIndex } from '#scripts/build/pages/page-index.ts'
import type { Site } from '#site'

/** Writes every file of a site except its pages, and returns the number of pictures. */
export async function completeDist(
  dist: string,
  site: Site,
  options: BuildOptions,
  { bundle, index }: Readonly<{ bundle: Bundle; index: PageIndex }>,
): Promise<number> {
  const { languageUse, languageDefault } = site.catalogue.site
  await bringFiles({ made: bundle.clientDir, published: options.out, next: dist })
  const words = Iterator.from(bundle.renderer.wordFiles(site))
  await writeFiles(
    dist,
    words.map(([path, content]) => [path, JSON.stringify(content)]),
    options.out,
  )
  const pictures = await copyPictures(
    site.pictures,
    { picturesDir: options.site.picturesDir, published: options.out, dist },
    options.isFirstLook,
  )
  await writeNotFoundPages(dist, site.routes, languageUse, languageDefault)
  await writeFiles(dist, oldPageFiles(site), options.out)
  await writeFiles(dist, crawlerFiles(site, site.files), options.out)
  await writeFiles(dist, generatedFiles(site), options.out)
  await writeFiles(dist, iconFiles(site))
  await writeEditor(dist, options.out, site, options.site, bundle.editorDir)
  // These read the pages: the hashes of inline code, and the offline page.
  await writeHostFiles(dist, site, index)
  await writeWorker(dist, site, bundle.workersDir)
  await copySiteFiles(dist, site.files)
  return pictures
}

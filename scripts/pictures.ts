import { join, resolve } from 'node:path'
import type { Catalogue } from '#domain/site/catalogue.ts'
import { buildOptionSpecs, parseBuildOptions } from '#scripts/build/build-options.ts'
import { isEntry, runCommand } from '#scripts/kit/command.ts'
import { findPictures } from '#scripts/pictures/find-pictures.ts'
import { makePictures, type PictureResult } from '#scripts/pictures/make-pictures.ts'
import { createProgress } from '#scripts/kit/progress.ts'
import { composeSite, type SiteOptions } from '#site'

/** Makes the sizes of all pictures of a catalogue; the project's own pictures replace missing ones. */
export async function makeSitePictures(
  catalogue: Catalogue,
  site: Pick<SiteOptions, 'dataDir' | 'contentDir' | 'picturesDir'>,
  print: (line: string) => void,
): Promise<PictureResult> {
  const result = await makePictures({
    pictures: findPictures(catalogue),
    sourceDirs: [join(site.dataDir, 'pictures'), resolve('data/pictures'), site.contentDir],
    cacheDir: site.picturesDir,
    progress: createProgress('pictures', print),
  })
  print(
    `           ${result.made} made, ${result.remembered} remembered, ${result.problems.length} not usable`,
  )
  return result
}

if (isEntry(import.meta)) {
  const { data = { about: '' }, content = { about: '' } } = buildOptionSpecs
  await runCommand(
    {
      usage: 'npm run pictures --',
      about:
        'Makes the sizes of all pictures that the records name, into .cache/pictures; what is there is not made again.',
      options: { data, content },
    },
    async (input) => {
      const options = parseBuildOptions(input, process.env)
      const { catalogue } = await composeSite(options.site)
      const { problems } = await makeSitePictures(catalogue, options.site, console.log)
      for (const problem of problems) console.log(`  ${problem.file}: ${problem.message}`)
      return 0
    },
  )
}

import { join } from 'node:path'
import type { Catalogue } from '#domain/site/catalogue.ts'
import { agencyOptions, parseBuildOptions } from '#scripts/build/build-options.ts'
import { isEntry, runCommand } from '#scripts/kit/command.ts'
import { findPictures } from '#scripts/pictures/find-pictures.ts'
import {
  makePictures,
  type PictureJob,
  type PicturePlan,
  type PictureResult,
  planPictures,
} from '#scripts/pictures/make-pictures.ts'
import { createProgress } from '#scripts/kit/progress.ts'
import { composeSite, type SiteOptions } from '#site'

type PictureDirs = Pick<SiteOptions, 'dataDir' | 'contentDir' | 'picturesDir'>

/** Returns where the originals of pictures are. */
export function pictureDirs({ dataDir, contentDir }: PictureDirs): readonly string[] {
  return [join(dataDir, 'pictures'), contentDir]
}

/** Makes the sizes of all pictures of a catalogue. */
export async function makeSitePictures(
  catalogue: Catalogue,
  site: PictureDirs,
  print: (line: string) => void,
): Promise<PictureResult> {
  const result = await makePictures({
    ...jobOf(catalogue, site),
    progress: createProgress('pictures', print),
  })
  print(
    `           ${result.made} made, ${result.remembered} remembered, ${result.problems.length} not usable`,
  )
  return result
}

/** Finds out which sizes all pictures of a catalogue will have, and makes none. */
export async function planSitePictures(catalogue: Catalogue, site: PictureDirs): Promise<PicturePlan> {
  return planPictures(jobOf(catalogue, site))
}

function jobOf(catalogue: Catalogue, site: PictureDirs): Omit<PictureJob, 'progress'> {
  return {
    pictures: findPictures(catalogue),
    sourceDirs: pictureDirs(site),
    cacheDir: site.picturesDir,
  }
}

if (isEntry(import.meta)) {
  await runCommand(
    {
      usage: 'npm run pictures --',
      about:
        'Makes the sizes of all pictures that the records name, into .cache/pictures; what is there is not made again.',
      options: agencyOptions,
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

import { build } from 'astro'
import { listFiles } from '#scripts/build/dist-files.ts'
import { createProgress } from '#scripts/progress.ts'

/**
 * Lets Astro write all pages into the directory that SITE_OUT names, reporting how many are there.
 * The variables are set in this process: Astro loads pages into it.
 */
export async function writePages(
  environment: Readonly<Record<string, string>>,
  expected: number,
  print: (line: string) => void,
): Promise<void> {
  Object.assign(process.env, environment)
  const progress = createProgress('pages', print, 0)
  const out = environment['SITE_OUT'] ?? ''
  const timer = setInterval(() => {
    listFiles(out, 'index.html').then(
      (files) => progress.tick(files.length, expected),
      () => undefined,
    )
  }, 5000)
  try {
    await build({ logLevel: 'warn', mode: 'production' })
  } finally {
    clearInterval(timer)
  }
}

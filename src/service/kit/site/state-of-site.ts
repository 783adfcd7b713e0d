import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { formsFilePath } from '#contracts/forms-file.ts'
import { portalFilePath } from '#contracts/portal-file.ts'
import { subjectsFilePath } from '#contracts/subjects-file.ts'
import { locales } from '#domain/values/locale.ts'
import type { BuiltSite } from '#service/kit/site/site-forms.ts'

/**
 * Returns a text that changes when another site is published: a build and `npm run publish` put another directory in the
 * place of the old one, and whatever copies over it writes the files that the service reads.
 */
export async function stateOfSite(dist: string, forms: BuiltSite['forms']): Promise<string> {
  const pages = [...forms.values()].flatMap(({ file: { answer, portal, desk } }) =>
    [answer, portal, desk].flatMap((page) => page?.path ?? []),
  )
  const files = [
    '.',
    '_headers',
    ...locales.flatMap((locale) => [formsFilePath(locale), subjectsFilePath(locale), portalFilePath(locale)]),
    ...pages.map((path) => join(path, 'index.html')),
  ]
  const states = await Promise.all(files.map((file) => stateOfFile(join(dist, file))))
  return states.join(' ')
}

async function stateOfFile(path: string): Promise<string> {
  const found = await stat(path).catch((error: unknown) => {
    // A file where a directory was has nothing in it.
    if (error instanceof Error && 'code' in error && /^ENO(?:ENT|TDIR)$/.test(String(error.code)))
      return undefined
    throw error
  })
  if (found === undefined) return '-'
  // A directory changes with each file that is written into it, such as a picture that is made later.
  return found.isDirectory() ? `${found.ino}` : `${found.ino}:${found.size}:${found.mtimeMs}`
}

import { access, constants, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { loadTestimonials, testimonialsFolder } from '#data/content/load-testimonials.ts'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { locales } from '#domain/values/locale.ts'
import { errorCode } from '#scripts/kit/system-error.ts'
import { writeWhole } from '#scripts/kit/write-whole.ts'
import type { Release, ReleasedTestimonials } from '#service/requests/testimonials/released-testimonials.ts'
import { toTestimonialPicture } from './testimonial-picture.ts'

/** The number of a request at the end of a file's name: `2026-11-24-1183.md`. */
const numbered = /^\d{4}-\d{2}-\d{2}-(\d+)\.(?:md|jpg)$/

/** Returns the testimonials in a directory of the site's texts, in any of the languages. */
export function releasedIn(contentDir: string): ReleasedTestimonials {
  return {
    all: async () => {
      const languages = { languageDefault: 'nl', languageUse: locales } as const
      const all = await loadTestimonials(contentDir, languages, createProblemLog())
      return all.map((one) => {
        const request = Number(numbered.exec(`${one.id}.md`)?.[1])
        return Number.isNaN(request) ? one : { ...one, request }
      })
    },
    find: (request) => findReleased(contentDir, request),
    canWrite: async () =>
      (await mayWrite(contentDir)) && (await mayWrite(join(contentDir, testimonialsFolder), true)),
    toPicture: toTestimonialPicture,
    write: (release) => writeRelease(contentDir, release),
    remove: removeReleased,
  }
}

/** Whether a directory can be written; one that `mayLack` is made when it is. */
async function mayWrite(dir: string, mayLack = false): Promise<boolean> {
  try {
    await access(dir, constants.W_OK)
    return true
  } catch (error) {
    return mayLack && errorCode(error) === 'ENOENT'
  }
}

/** Returns the files of a request's testimonial: its text first; none unless it is released. */
export async function findReleased(contentDir: string, request: number): Promise<readonly string[]> {
  const dir = join(contentDir, testimonialsFolder)
  const names = (await readdir(dir).catch(absentAsUndefined)) ?? []
  const files = names.filter((name) => Number(numbered.exec(name)?.[1]) === request)
  const texts = files.filter((name) => name.endsWith('.md'))
  const others = texts.length === 0 ? [] : files.filter((name) => !texts.includes(name))
  return [...texts, ...others].map((name) => join(dir, name))
}

/** Writes a testimonial into content, its text last: without it nothing is released. Returns the files, the text first. */
export async function writeRelease(
  contentDir: string,
  { request, testimonial, picture }: Release,
): Promise<readonly string[]> {
  const name = `${testimonial.postedOn}-${request}`
  const file = join(contentDir, testimonialsFolder, name)
  if (picture !== undefined) await writeWhole(`${file}.jpg`, picture)
  await writeWhole(
    `${file}.md`,
    formatTestimonial(testimonial, picture === undefined ? undefined : `${name}.jpg`),
  )
  return [`${file}.md`, ...(picture === undefined ? [] : [`${file}.jpg`])]
}

/** Removes the files of a released testimonial. */
export async function removeReleased(files: readonly string[]): Promise<void> {
  // Its text first: a picture that remains is shown nowhere.
  for (const file of files) await rm(file)
}

function formatTestimonial(testimonial: Release['testimonial'], picture: string | undefined): string {
  const { name, aboutYou, website, locale: language, postedOn, personId, comment } = testimonial
  const front = { name, aboutYou, website, language, postedOn, picture, personId }
  // Unfolded, so that an editor finds each value on one line.
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${comment}\n`
}

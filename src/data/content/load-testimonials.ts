import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type * as v from 'valibot'
import type { Testimonial } from '#domain/site/content.ts'
import type { Person } from '#domain/site/person.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { Locale, SiteLanguages } from '#domain/values/locale.ts'
import { isMissingFile } from '../file/is-missing-file.ts'
import type { ProblemLog, RecordLog } from '#data/problems/problem-log.ts'
import { toWebAddress } from '../record/to-web-address.ts'
import { readDocument } from './read-document.ts'
import { testimonialSchema } from './document-schemas.ts'

/** Folder of the testimonials in the content directory. */
export const testimonialsFolder = 'testimonials'

type Meta = v.InferOutput<typeof testimonialSchema>

/**
 * Loads the testimonials that the agency released, newest first: a file each, with its picture beside it. Their text is a
 * visitor's, so it is plain text and never Markdown, which may hold HTML.
 */
export async function loadTestimonials(
  contentDir: string,
  languages: SiteLanguages,
  log: ProblemLog,
  people?: readonly Pick<Person, 'id'>[],
): Promise<readonly Testimonial[]> {
  const dir = join(contentDir, testimonialsFolder)
  const names = await readdir(dir).catch((error: unknown) => {
    if (isMissingFile(error)) return []
    throw error
  })
  const loaded: Testimonial[] = []
  for (const file of names.filter((name) => name.endsWith('.md')).sort()) {
    const problems = log.record(`${testimonialsFolder}/${file}`)
    const document = await readDocument(join(dir, file), testimonialSchema, problems)
    if (document === undefined || document === 'broken') continue
    const comment = document.body.replaceAll('\r\n', '\n').trim()
    const locale = toLocale(document.meta, languages, problems)
    if (comment === '') {
      problems.error(undefined, 'a testimonial without a comment', {
        expected: 'a text below the front matter',
        remedy: 'write it as it was sent, or remove the file',
      })
    } else if (locale !== undefined) {
      loaded.push(
        toTestimonial(
          file.slice(0, -'.md'.length),
          { ...document.meta, comment, locale, personId: toPerson(document.meta, people, problems) },
          names,
          problems,
        ),
      )
    }
  }
  return loaded.sort(
    (one, other) =>
      other.postedOn.localeCompare(one.postedOn) || other.id.localeCompare(one.id, 'en', { numeric: true }),
  )
}

function toTestimonial(
  id: string,
  {
    name,
    aboutYou,
    website,
    picture,
    postedOn,
    comment,
    locale,
    personId,
  }: Meta & Pick<Testimonial, 'comment' | 'locale' | 'personId'>,
  files: readonly string[],
  log: RecordLog,
): Testimonial {
  return {
    id,
    name,
    aboutYou: aboutYou ?? undefined,
    website: toWebAddress(website, log, 'website'),
    comment,
    locale,
    postedOn,
    picture: toPicture(picture, files, log),
    personId: personId ?? undefined,
  }
}

/** Whom of the team it names; whoever has left is named by its words alone. */
function toPerson(
  { personId }: Meta,
  people: readonly Pick<Person, 'id'>[] | undefined,
  log: RecordLog,
): string | undefined {
  if (personId === null || personId === undefined || personId === '') return undefined
  if (people === undefined || people.some(({ id }) => id === personId)) return personId
  log.warn('personId', 'nobody of the team has this id; the testimonial is on nobody’s page', {
    expected: 'the id of a person in people.json',
    received: personId,
    remedy: 'correct the id, or remove the line',
  })
  return undefined
}

function toLocale({ language }: Meta, { languageUse }: SiteLanguages, log: RecordLog): Locale | undefined {
  if (languageUse.includes(language)) return language
  log.warn('language', 'a language that the site does not have; the testimonial is left out', {
    expected: languageUse.join(', '),
    received: language,
    remedy: 'add the language to site.json, or remove the file',
  })
  return undefined
}

/** The picture says no more than the name beside it, so it is decorative. */
function toPicture(name: Meta['picture'], files: readonly string[], log: RecordLog): Picture | undefined {
  if (name === null || name === undefined) return undefined
  if (files.includes(name))
    return { source: { kind: 'file', file: `${testimonialsFolder}/${name}` }, alt: {} }
  log.warn('picture', 'a picture that is not there; it is left out', {
    expected: 'the name of a file beside the testimonial',
    received: name,
    remedy: 'put the file there, or remove the line',
  })
  return undefined
}

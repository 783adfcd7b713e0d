import * as v from 'valibot'
import type { Person } from '#domain/site/person.ts'
import { locales, type SiteLanguages } from '#domain/values/locale.ts'
import { cell, cellText } from '#data/cell/cell.ts'
import type { DataSource } from '#data/file/data-source.ts'
import type { PictureFinder } from '#data/picture/picture-finder.ts'
import { image, toPicture } from '#data/config/image.ts'
import type { OfficeEntry } from './offices.ts'
import { type ConfigEntry, loadConfigList } from '#data/config/parse-config.ts'
import { text, toLocalised, toTranslations } from '#data/config/text.ts'

/** A team member and their ID in CRM records. */
export type PersonEntry = Readonly<{ person: Person; crmId?: string }>

/** An entry of `people.json`. */
export const personSchema = v.object({
  crmId: cell,
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.nonEmpty()),
  role: text,
  about: v.nullish(text),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
  officeId: v.string(),
  portrait: image,
  languages: v.optional(v.array(v.picklist(locales)), []),
  bivNumber: v.optional(v.string()),
  mentorId: v.nullish(v.string()),
})

type Entry = ConfigEntry<v.InferOutput<typeof personSchema>>

/** Loads the team in the order of its file. */
export async function loadPeople(
  source: DataSource,
  offices: readonly OfficeEntry[],
  languages: SiteLanguages,
  pictures: PictureFinder,
): Promise<readonly PersonEntry[]> {
  return toPeople(await loadConfigList(source, 'people.json', personSchema), offices, languages, pictures)
}

/** Returns the team; someone whose role is told in no language is an error. */
export function toPeople(
  entries: readonly Entry[],
  offices: readonly OfficeEntry[],
  languages: SiteLanguages,
  pictures: PictureFinder,
): readonly PersonEntry[] {
  return entries.map(({ value: { crmId, role, about, portrait, officeId, mentorId, ...given }, log }) => {
    const known = offices.some((entry) => entry.office.id === officeId)
    if (!known) {
      log.warn('officeId', 'an office that is on no list; the first one is used', {
        expected: 'an id of offices.json',
        received: officeId,
      })
    }
    return {
      crmId: cellText(crmId),
      person: {
        ...given,
        role: toLocalised(role, languages, log, 'role'),
        about: toTranslations(about),
        officeId: known ? officeId : (offices[0]?.office.id ?? officeId),
        portrait: toPicture(portrait, pictures, log, 'portrait'),
        mentorId: toMentor(mentorId, given.id, entries, log),
      },
    }
  })
}

/** Returns whoever signs for a trainee: a colleague with a number of the institute. */
function toMentor(
  mentorId: string | null | undefined,
  own: string,
  entries: readonly Entry[],
  log: Entry['log'],
): string | undefined {
  if (mentorId === null || mentorId === undefined || mentorId === '') return undefined
  const mentor = entries.find(({ value: { id } }) => id === mentorId && id !== own)?.value
  if (mentor?.bivNumber !== undefined) return mentorId
  log.warn('mentorId', 'a mentor who cannot sign; the page names none', {
    expected: 'the id of a colleague in people.json who has a bivNumber',
    received: mentorId,
  })
  return undefined
}

import * as v from 'valibot'
import type { SiteLanguages } from '#domain/values/locale.ts'
import { cell, cellText } from '#data/cell/cell.ts'
import type { DataSource } from '#data/file/data-source.ts'
import type { SectionRule } from '#data/property/sections.ts'
import type { OfficeEntry } from './offices.ts'
import { loadConfigList } from '#data/config/parse-config.ts'
import { flag, text, toLocalised, toLocalisedPath } from '#data/config/text.ts'

const section = v.object({
  key: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters, digits and hyphens: for-sale'),
  ),
  kind: v.picklist(['sale', 'rent', 'discreet', 'office', 'projects']),
  name: text,
  slug: text,
  public: flag,
  officeId: v.nullish(v.string()),
  match: v.nullish(v.object({ field: v.string(), value: cell })),
})

/** Loads the lists of the site; a duplicate key is an error. */
export async function loadSections(
  source: DataSource,
  offices: readonly OfficeEntry[],
  languages: SiteLanguages,
): Promise<readonly SectionRule[]> {
  const keys = new Set<string>()
  const entries = await loadConfigList(source, 'sections.json', section)
  return entries.flatMap(({ value, log }): SectionRule[] => {
    if (keys.has(value.key)) {
      log.error('key', 'a key that another section has', {
        expected: 'one section per key',
        received: value.key,
        remedy: 'rename one of them',
      })
      return []
    }
    keys.add(value.key)
    const office = offices.find((entry) => entry.office.id === value.officeId)
    if (value.kind === 'office' && office === undefined) {
      log.warn('officeId', 'an office that is on no list; it is left out', {
        expected: 'an id of offices.json',
        received: value.officeId,
      })
    }
    const wanted = cellText(value.match?.value)
    return [
      {
        section: {
          key: value.key,
          kind: value.kind,
          name: toLocalised(value.name, languages, log, 'name'),
          slug: toLocalisedPath(value.slug, languages, log, 'slug'),
          isPublic: value.public !== false,
          officeId: office?.office.id,
        },
        match:
          value.match === null || value.match === undefined || wanted === undefined
            ? undefined
            : { field: value.match.field, value: wanted },
      },
    ]
  })
}

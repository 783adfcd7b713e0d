import * as v from 'valibot'
import { weekdays } from '#domain/appointments/calendar.ts'
import type { Office } from '#domain/site/office.ts'
import { cell, cellText } from '#data/cell/cell.ts'
import type { DataSource } from '#data/file/data-source.ts'
import type { PictureFinder } from '#data/picture/picture-finder.ts'
import { appointments } from './appointments.ts'
import { image, toPicture } from '#data/config/image.ts'
import { loadConfigList } from '#data/config/parse-config.ts'
import { text, toTranslations } from '#data/config/text.ts'
import { officeHours } from './office-hours.ts'

/** An office and its ID in CRM records. */
export type OfficeEntry = Readonly<{ office: Office; crmId?: string }>

const words = v.pipe(v.string(), v.trim(), v.nonEmpty())
const zips = v.pipe(
  v.array(v.union([v.string(), v.number()])),
  v.transform((list) => list.map(String)),
)

/** An entry of `offices.json`. */
export const officeSchema = v.object({
  crmId: cell,
  id: words,
  name: words,
  street: words,
  houseNumber: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  zip: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  town: words,
  phone: words,
  whatsapp: v.optional(v.string()),
  email: v.pipe(v.string(), v.includes('@')),
  hours: v.optional(
    v.array(
      v.object({ days: text, hours: officeHours, weekdays: v.optional(v.array(v.picklist(weekdays))) }),
    ),
    [],
  ),
  routeUrl: v.optional(v.string()),
  coordinates: v.optional(v.object({ latitude: v.number(), longitude: v.number() })),
  zips: v.optional(zips, []),
  appointments: v.optional(appointments),
  picture: image,
})

/** Loads the offices; a site without offices cannot be built. */
export async function loadOffices(
  source: DataSource,
  pictures: PictureFinder,
): Promise<readonly OfficeEntry[]> {
  const entries = await loadConfigList(source, 'offices.json', officeSchema)
  if (entries.length === 0)
    source.log.record('offices.json').fatal(undefined, 'no office', { expected: 'at least one office' })
  return entries.map(({ value: { crmId, picture, hours, ...given }, log }) => ({
    crmId: cellText(crmId),
    office: {
      ...given,
      hours: hours.map(({ days, hours, weekdays }) => ({ days: toTranslations(days), weekdays, ...hours })),
      picture: toPicture(picture, pictures, log, 'picture'),
    },
  }))
}

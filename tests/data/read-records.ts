import { readFileSync } from 'node:fs'
import type { Problem } from '#domain/site/problem.ts'
import type { Property } from '#domain/listing/property.ts'
import { locales, mapLocales, type SiteLanguages } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Project } from '#domain/listing/project.ts'
import { createPictureFinder } from '#data/picture/picture-finder.ts'
import { createTownIndex } from '#data/place/town-index.ts'
import { toCrmCodes } from '#data/config/agency/crm-codes.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { toProject } from '#data/project/to-project.ts'
import type { RecordContext } from '#data/property/property-context.ts'
import { toProperty } from '#data/property/to-property.ts'
import { groupRecords } from '#data/record/group-records.ts'

const words = (nl: string) => mapLocales(() => nl)

/** The four languages, Dutch first. */
export const languages: SiteLanguages = { languageDefault: 'nl', languageUse: locales }
const office = (id: string, zips: string[]) => ({
  id,
  name: id,
  street: 'Voorbeeldstraat',
  houseNumber: '1',
  zip: zips[0] ?? '',
  town: id,
  phone: '052 00 00 00',
  email: `${id}@kouterenkaai.example`,
  hours: [],
  zips,
})

export const berlare = {
  slug: 'berlare',
  name: 'Berlare',
  names: {},
  zip: '9290',
  country: 'BE',
  coordinates: { latitude: 51.018, longitude: 4.002 },
} as const
const stekene = {
  slug: 'stekene',
  name: 'Stekene',
  names: {},
  zip: '9190',
  country: 'BE',
  coordinates: { latitude: 51.209, longitude: 4.036 },
} as const
const hulst = { slug: 'hulst', name: 'Hulst', names: {}, zip: '4561 AB', country: 'NL' } as const

/** A small agency: three towns, two offices, and the specification's categories, badges and sections. */
export const context: RecordContext = {
  now: '2026-11-20' as PlainDate,
  keepSoldMonths: 12,
  towns: createTownIndex([berlare, stekene, hulst]),
  codes: toCrmCodes(
    [JSON.parse(readFileSync('data/crm-codes.json', 'utf8'))],
    createProblemLog().record('crm-codes.json'),
  ),
  categories: [
    { id: 1, name: words('Woning'), sale: true, rent: true, order: 1 },
    { id: 2, name: words('Appartement'), sale: true, rent: true, order: 2 },
    { id: 5, name: words('Handelspand / overige'), sale: true, rent: true, order: 5 },
    { id: 7, name: words('Grond'), sale: true, rent: false, order: 7 },
  ],
  marquees: [
    { code: 0, kind: 'none', label: {} },
    { code: 2, kind: 'new', label: words('Nieuw') },
    { code: 3, kind: 'underOption', label: words('In optie') },
    { code: 4, kind: 'sold', label: words('Verkocht') },
  ],
  sections: [
    {
      section: {
        key: 'office-berlare',
        kind: 'office',
        name: words('Berlare'),
        slug: words('kantoor-berlare'),
        isPublic: true,
        officeId: 'berlare',
      },
      match: { field: 'OfficeID', value: '1' },
    },
    {
      section: { key: 'sale', kind: 'sale', name: words('Te koop'), slug: words('te-koop'), isPublic: true },
    },
    {
      section: { key: 'rent', kind: 'rent', name: words('Te huur'), slug: words('te-huur'), isPublic: true },
    },
    {
      section: {
        key: 'discreet',
        kind: 'discreet',
        name: words('Discreet'),
        slug: words('discreet'),
        isPublic: true,
      },
      match: { field: 'SubStatusName', value: 'discreet' },
    },
    {
      section: {
        key: 'projects',
        kind: 'projects',
        name: words('Nieuwbouw'),
        slug: words('nieuwbouw'),
        isPublic: true,
      },
    },
  ],
  offices: [
    { crmId: '1', office: office('berlare', ['9290']) },
    { crmId: '3', office: office('stekene', ['9190']) },
  ],
  people: [
    {
      crmId: '7',
      person: {
        id: 'an',
        name: 'An',
        role: words('Makelaar'),
        about: {},
        officeId: 'berlare',
        languages: [],
      },
    },
  ],
  pictures: createPictureFinder({
    files: new Set(['villa-0.webp', 'living-0.webp']),
    words: { 'villa-0.webp': { alt: words('Voorgevel') } },
    hosts: ['foto.voorbeeld.be'],
  }),
}

/** A record without irregular values. */
export const goodRecord = {
  ID: 2417,
  Goal: 0,
  language: 'nl',
  Status: 1,
  OfficeID: 3,
  ManagerID: 7,
  WebID: 1,
  MainTypeName: 'Half open bebouwing',
  TypeDescription: 'Halfopen woning met tuin',
  DescriptionA: 'Ruime woning.\n\nTuin op het zuiden.',
  Street: 'Voorbeeldkouter',
  HouseNumber: '12',
  Zip: '9290',
  City: 'BERLARE',
  CountryID: 10,
  PublishAddress: 1,
  GoogleX: 51.0201,
  GoogleY: 4.0102,
  Price: 389000,
  PublishPrice: 1,
  SurfaceLiving: 152,
  NumberOfBedRooms: 3,
  ConstructionYear: 1987,
  EnergyPerformance: 214,
  EPCLabelText: 'C',
  PictureItems: [{ ID: 1, Name: '', Url: 'pictures/villa-0.webp' }],
  DateOnline: '2026-10-02',
  ModifyDate: '2026-11-01 09:30:00',
}

type Read<T> = Readonly<{
  entities: readonly T[]
  problems: readonly Problem[]
  unpublished: readonly string[]
}>

/** Parses property records like the loader. */
export function readProperties(...records: readonly unknown[]): Read<Property> {
  const log = createProblemLog()
  const results = groupRecords(records, 'nl', 'properties.json', log).map((group) =>
    toProperty(group, context, new Set([70])),
  )
  return {
    entities: results.flatMap((result) => (result.kind === 'property' ? [result.property] : [])),
    unpublished: results.flatMap((result) => (result.kind === 'unpublished' ? [result.note.record] : [])),
    problems: log.problems,
  }
}

/** Parses the good record with some fields changed. */
export function readProperty(
  changes: Readonly<Record<string, unknown>>,
): Readonly<{ property: Property; problems: readonly Problem[] }> {
  const { entities, problems } = readProperties({ ...goodRecord, ...changes })
  const [property] = entities
  if (property === undefined) throw new Error(`no property: ${JSON.stringify(problems)}`)
  return { property, problems }
}

/** Parses project records like the loader. */
export function readProjects(...records: readonly unknown[]): Read<Project> {
  const log = createProblemLog()
  const results = groupRecords(records, 'nl', 'projects.json', log).map((group) => toProject(group, context))
  return {
    entities: results.flatMap((result) => (result.kind === 'project' ? [result.project] : [])),
    unpublished: results.flatMap((result) => (result.kind === 'unpublished' ? [result.note.record] : [])),
    problems: log.problems,
  }
}

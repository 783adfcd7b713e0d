import { expect, test } from 'vitest'
import { projectTexts, propertyTexts } from '#domain/compliance/record-texts.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { toProject } from '#data/project/to-project.ts'
import { toProperty } from '#data/property/to-property.ts'
import { groupRecords } from '#data/record/group-records.ts'
import { projectCells, unitCells } from '#data/record/project-record.ts'
import { propertyCells } from '#data/record/property-record.ts'
import { context, goodRecord } from './read-records.ts'

const said = 'Geen OCMW.'
const media = {
  PictureItems: [{ Url: 'villa-0.webp', Name: said }],
  DocumentItems: [{ Url: 'https://kouterenkaai.example/a.pdf', Name: said }],
}
const PlanItem = { Url: 'living-0.webp', Name: said, planRooms: [{ Kind: 'other', Name: said, Area: 12 }] }

/** Returns the texts anywhere in an entity that hold the sentence. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes('OCMW') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Numbers of files are codes, not texts: `VG/12`. */
const codes = new Set(['RecordFile', 'ProjectNumber'])
const fieldCases = (names: readonly string[]) =>
  names.filter((name) => !codes.has(name)).map((name) => [name, { [name]: said }] as const)

test.each<readonly [string, Readonly<Record<string, unknown>>]>([
  ...fieldCases(propertyCells),
  ['media', media],
  ['plans', { PlanItems: [PlanItem] }],
])('what %s of a listing says is read, or not shown', (_, changes) => {
  const records = groupRecords([{ ...goodRecord, ...changes }], 'nl', 'properties.json', createProblemLog())
  for (const group of records) {
    const result = toProperty(group, context, new Set())
    if (result.kind !== 'property') continue
    const read = new Set(propertyTexts(result.property).map(({ text }) => text))
    expect(textsIn(result.property).filter((text) => !read.has(text))).toEqual([])
  }
})

const project = {
  ID: 70,
  Goal: 0,
  language: 'nl',
  Name: 'Kouterhof',
  Zip: '9290',
  City: 'BERLARE',
  DescriptionA: 'Twaalf appartementen.',
}
const unit = { ID: 1, Lot: 'A1', MainTypeName: 'Appartement', Price: 300_000, Status: 1 }

test.each<readonly [string, Readonly<Record<string, unknown>>]>([
  ...fieldCases(projectCells),
  ['media', media],
  ...unitCells.map((name) => [`Units ${name}`, { Units: [{ ...unit, [name]: said }] }] as const),
  ['Units PlanItem', { Units: [{ ...unit, PlanItem }] }],
])('what %s of a project says is read, or not shown', (_, changes) => {
  const records = groupRecords([{ ...project, ...changes }], 'nl', 'projects.json', createProblemLog())
  for (const group of records) {
    const result = toProject(group, context)
    if (result.kind !== 'project') continue
    const read = new Set(projectTexts(result.project).map(({ text }) => text))
    expect(textsIn(result.project).filter((text) => !read.has(text))).toEqual([])
  }
})

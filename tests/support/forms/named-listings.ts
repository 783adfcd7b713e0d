import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SubjectsFile, subjectsFilePath } from '#contracts/subjects-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { NamedSubject } from '#forms/about/check-subject.ts'
import type { BuildReport } from '#scripts/build/build-report.ts'

/** Something that a form can name, and what it is. */
export type NamedCase = Readonly<{ what: string; name: string; is: NamedSubject; title?: string }>

/** Returns a listing of the built site of each kind and state, one that is not there, an office, and none. */
export function namedCases(locale: Locale): readonly NamedCase[] {
  const { out }: BuildReport = JSON.parse(readFileSync('.cache/build-report.json', 'utf8'))
  const subjects: SubjectsFile = JSON.parse(readFileSync(join(out, subjectsFilePath(locale)), 'utf8'))
  const found = new Map<string, NamedCase>()
  for (const [name, { kind, state, title }] of Object.entries(subjects)) {
    const what = `${kind} ${state}`
    if (!found.has(what)) found.set(what, { what, name, is: { kind, state }, title })
  }
  return [
    { what: 'none', name: '', is: 'unnamed' },
    { what: 'missing', name: 'property/99999', is: 'missing' },
    { what: 'no number', name: "property/1'--", is: 'missing' },
    { what: 'an office', name: 'office/berlare', is: 'missing' },
    { what: 'the prototype', name: '__proto__', is: 'missing' },
    ...found.values(),
  ]
}

/** Returns the query with which a page of a form names something. @example 'property=2417' */
export function queryOf(name: string): string {
  const [kind = '', id = '', unit] = name.split('/')
  return name === '' ? '' : `${kind}=${id}${unit === undefined ? '' : `&unit=${unit}`}`
}

import type { RecordLog } from '#data/problems/problem-log.ts'
import { isLocale } from '#domain/values/locale.ts'
import { type Adapter, nothing } from '../adapter.ts'
import { decodeXml } from './decode-xml.ts'
import { loadMapping } from '../import-mapping.ts'
import { mapListings } from '../map-listings.ts'
import { openImmoFields } from './openimmo-fields.ts'
import { parseXml, type XmlElement } from './parse-xml.ts'
import { toMedia } from './openimmo-media.ts'

/** Reads a whole transfer of OpenImmo 1.2.7: `openimmo > anbieter > immobilie`, one element per listing. */
export const readOpenImmo: Adapter = async ({ file, bytes }, source) => {
  const log = source.log.record(file)
  const text = decodeXml(bytes, log)
  const root = text === undefined ? undefined : parseXml(text, log)
  if (root === undefined || !isWhole(root, log)) return nothing
  const estates = childrenOf(root, 'anbieter').flatMap((agency) => childrenOf(agency, 'immobilie'))
  const own = await loadMapping(source, 'openimmo')
  return mapListings(estates.map(toValues), [...(own?.fields ?? []), ...openImmoFields], file, source.log)
}

/** A part of the listings would take all others off the site. */
function isWhole(root: XmlElement, log: RecordLog): boolean {
  if (root.name !== 'openimmo') {
    log.fatal(root.name, 'not an export in OpenImmo', {
      expected: 'openimmo as the outermost element',
      received: root.name,
      remedy: 'export the listings as OpenImmo 1.2.7',
    })
    return false
  }
  const scope = childrenOf(root, 'uebertragung')[0]?.attributes['umfang']
  if (scope?.toUpperCase() !== 'TEIL') return true
  log.fatal('uebertragung@umfang', 'only a part of the listings', {
    expected: 'VOLL: all listings in one file',
    received: scope,
    remedy: 'have the CRM transfer all listings each time',
  })
  return false
}

function childrenOf({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((child) => child.name === name)
}

/** Returns the values of a listing under one name each, as the rules name them. */
function toValues(estate: XmlElement): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>()
  for (const section of estate.children)
    if (section.name !== 'anhaenge') flatten(section, section.name, values, languageOf(estate))
  for (const [name, value] of Object.entries(toMedia(childrenOf(estate, 'anhaenge'))))
    values.set(`anhaenge/${name}`, value)
  combine(estate, values)
  return values
}

/** Adds an element and what is in it; of several with one path the first counts. */
function flatten(
  { name, text, attributes, children }: XmlElement,
  path: string,
  values: Map<string, unknown>,
  language: string,
): void {
  const add = (key: string, value: string): void => {
    if (value !== '' && !values.has(key)) values.set(key, value)
  }
  if (name === 'user_defined_simplefield') return add(`${name}/${attributes['feldname'] ?? ''}`, text)
  const isText = path.startsWith('freitexte/')
  add(isText ? withLanguage(path, attributes['lang'] ?? language) : path, text)
  if (!isText) for (const [key, value] of Object.entries(attributes)) add(`${path}@${key}`, value)
  for (const child of children) flatten(child, `${path}/${child.name}`, values, language)
}

/** @example withLanguage('freitexte/lage', 'fr-BE') // 'freitexte/lage/fr' */
function withLanguage(path: string, language: string): string {
  const locale = language.slice(0, 2).toLowerCase()
  return isLocale(locale) ? `${path}/${locale}` : path
}

/** Returns the language of a listing's texts, as written: `fr-BE`; '' where it is not said. */
function languageOf(estate: XmlElement): string {
  const [technical] = childrenOf(estate, 'verwaltung_techn')
  return (technical && childrenOf(technical, 'sprache')[0]?.text) ?? ''
}

/** Adds the values that several elements make together, in place of these. */
function combine(estate: XmlElement, values: Map<string, unknown>): void {
  const take = (name: string): unknown => {
    const value = values.get(name)
    values.delete(name)
    return value
  }
  const flagOf = (path: string): string | undefined => {
    let set: string | undefined
    for (const key of [...values.keys()].filter((name) => name.startsWith(`${path}@`)))
      if (/^(?:true|1)$/i.test(String(take(key)))) set ??= key.slice(path.length + 1)
    return set
  }
  // Said by the texts.
  values.delete('verwaltung_techn/sprache')
  const marketing = flagOf('objektkategorie/vermarktungsart')
  values.set('objektkategorie/vermarktungsart', marketing)
  values.set('ausstattung/befeuerung', flagOf('ausstattung/befeuerung'))
  const rents = ['kaltmiete', 'nettokaltmiete', 'warmmiete', 'pacht'].map((name) => take(`preise/${name}`))
  const asked = take('preise/kaufpreis')
  values.set('preise', marketing === 'KAUF' ? asked : rents.find((rent) => Number(rent) > 0))
  const state = String(take('zustand_angaben/verkaufstatus@stand') ?? 'OFFEN').toUpperCase()
  const isDeleted = take('verwaltung_techn/aktion@aktionart') === 'DELETE'
  values.set(
    'zustand_angaben/verkaufstatus',
    isDeleted ? 'DELETE' : state === 'VERKAUFT' && marketing !== 'KAUF' ? 'VERMIETET' : state,
  )
  if (state === 'RESERVIERT') values.set('option', state)
  const [kind] = childrenOf(estate, 'objektkategorie')
    .flatMap((category) => childrenOf(category, 'objektart'))
    .flatMap(({ children }) => children)
  if (kind === undefined) return
  values.set('objektkategorie/objektart', kind.name)
  const path = `objektkategorie/objektart/${kind.name}`
  const [type] = Object.entries(kind.attributes)
  if (type !== undefined) values.set(path, take(`${path}@${type[0]}`))
}

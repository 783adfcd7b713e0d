import type { RecordLog } from '#data/problems/problem-log.ts'
import { isLocale } from '#domain/values/locale.ts'
import { openImmoCategories } from './openimmo-kinds.ts'
import { type MediaSource, toMedia } from './openimmo-media.ts'
import { addPrice, take } from './openimmo-prices.ts'
import { addStatus, type Circumstances } from './openimmo-status.ts'
import { childrenOf, type XmlElement } from './parse-xml.ts'

type Values = Map<string, unknown>
const yes = /^(?:true|1|ja)$/i

/** Returns the values of a listing under one name each, as the rules name them. */
export function toValues(
  estate: XmlElement,
  media: MediaSource,
  circumstances: Circumstances,
): ReadonlyMap<string, unknown> {
  const { log } = media
  const values: Values = new Map()
  for (const section of estate.children)
    if (section.name !== 'anhaenge') flatten(section, section.name, values, languageOf(estate))
  // Said by the texts.
  values.delete('verwaltung_techn/sprache')
  const marketing = addMarketing(values, log)
  addFuel(values)
  addOrientation(values)
  joinPermission(values)
  addHeritage(values)
  hidePoint(values, log)
  addPrice(values, marketing, log)
  addStatus(values, marketing, circumstances, log)
  addKind(estate, values, log)
  readFigures(values, log)
  for (const [name, items] of toMedia(childrenOf(estate, 'anhaenge'), media))
    values.set(`anhaenge/${name}`, name === 'panorama' ? items[0] : items)
  return values
}

/** Adds an element and what is in it; of several with one path the later ones have a number. */
export function flatten(element: XmlElement, path: string, values: Values, language: string): void {
  const { name, text, attributes, children } = element
  const add = (key: string, value: string): void => {
    if (value === '' || values.get(key) === value) return
    let free = key
    for (let number = 2; values.has(free); number += 1) free = `${key}#${number}`
    values.set(free, value)
  }
  if (name === 'user_defined_simplefield') return add(`${name}/${attributes['feldname'] ?? ''}`, text)
  if (name === 'feld') {
    const [label, value] = ['name', 'wert'].map((part) => childrenOf(element, part)[0]?.text ?? '')
    return add(`${path.replace(/\/feld$/, '')}/${label ?? ''}`, value ?? '')
  }
  const isText = path.startsWith('freitexte/')
  add(isText ? withLanguage(path, attributes['lang'] ?? attributes['xml:lang'] ?? language) : path, text)
  if (!isText) for (const [key, value] of Object.entries(attributes)) add(`${path}@${key}`, value)
  for (const child of children) flatten(child, `${path}/${child.name}`, values, language)
}

/** The starts of other names of languages: `ger`, `Duits`, `dut`, `Nederlands`, `Niederländisch`, `vls`, `Anglais`. */
const otherStarts: readonly (readonly [start: RegExp, locale: string])[] = [
  [/^(?:ger|dui|allem|tedesc)/, 'de'],
  [/^(?:du|ne|ni|vl)/, 'nl'],
  [/^ang/, 'en'],
]

/**
 * A text in a language that the site does not have keeps it in its name, so that it is no text of another.
 * @example withLanguage('freitexte/lage', 'fr-BE') // 'freitexte/lage/fr'
 */
function withLanguage(path: string, language: string): string {
  const name = language.trim().toLowerCase()
  const locale = otherStarts.find(([start]) => start.test(name))?.[1] ?? name.slice(0, 2)
  return locale === '' ? path : `${path}/${isLocale(locale) ? locale : language}`
}

/** Returns the language of a listing's texts, as written: `fr-BE`; '' where it is not said. */
function languageOf(estate: XmlElement): string {
  const [technical] = childrenOf(estate, 'verwaltung_techn')
  return (technical && childrenOf(technical, 'sprache')[0]?.text) ?? ''
}

/** Takes the flags of an element that are set out of the values, and removes the others. */
function takeFlags(values: Values, path: string): readonly string[] {
  const keys = [...values.keys()].filter((name) => name.startsWith(`${path}@`))
  const set = keys.filter((key) => yes.test(String(values.get(key))))
  for (const key of keys) values.delete(key)
  return set.map((key) => key.slice(path.length + 1))
}

/** Sets how a home is offered: `KAUF` or `MIETE_PACHT`; a leasehold or lease is neither. */
function addMarketing(values: Values, log: RecordLog): string | undefined {
  const path = 'objektkategorie/vermarktungsart'
  const keys = [...values.keys()].filter((name) => name.startsWith(path)).length
  const set = takeFlags(values, path).map((flag) => flag.toUpperCase())
  const other = set.find((flag) => flag !== 'KAUF' && flag !== 'MIETE_PACHT')
  const marketing = other ?? (set.includes('KAUF') ? 'KAUF' : set[0])
  values.set(path, marketing)
  // A listing that is taken back need not say it.
  if (set.length === 0 && keys > 0)
    log.warn(path, 'neither for sale nor to let', {
      expected: 'KAUF or MIETE_PACHT',
      received: 'nothing',
      remedy: 'choose one of them in the CRM',
    })
  if (other === undefined && set.length > 1)
    log.warn(path, 'for sale and to let; it is shown as for sale', {
      expected: 'KAUF or MIETE_PACHT',
      received: set.join(', '),
      remedy: 'transfer it as two listings, with a number each, to show both',
    })
  return marketing
}

function addFuel(values: Values): void {
  const [first, ...others] = takeFlags(values, 'ausstattung/befeuerung')
  values.set('ausstattung/befeuerung', first)
  for (const fuel of others) values.set(`ausstattung/befeuerung@${fuel}`, 'true')
}

/** Of several sides nothing says which terrace has which: they stay among the fields without a place. */
function addOrientation(values: Values): void {
  const path = 'ausstattung/ausricht_balkon_terrasse'
  const [side, ...others] = takeFlags(values, path)
  if (others.length === 0) values.set(path, side)
  else for (const each of [side, ...others]) values.set(`${path}@${each}`, 'true')
}

/** An address that one element shows and another hides is hidden: two words are none that is on the list. */
function joinPermission(values: Values): void {
  const path = 'verwaltung_objekt/objektadresse_freigeben'
  const said = take(values, new RegExp(`^${path}(?:#\\d+)?$`))
  if (said !== '') values.set(path, said)
}

/** Software writes that a home is not protected where nobody said anything; only a yes is read. */
function addHeritage(values: Values): void {
  const path = 'verwaltung_objekt/denkmalgeschuetzt'
  if (yes.test(String(values.get(path))) && values.delete(path)) values.set('heritage', 'beschermd')
}

/** Maps are allowed by two elements; where one says anything but yes, the home is placed in its town. */
function hidePoint(values: Values, log: RecordLog): void {
  const maps = ['geo/karten_mikro', 'geo/karten_makro'].filter((name) => values.has(name))
  const refused = maps.find((name) => !yes.test(String(values.get(name))))
  const said = values.get(refused ?? '')
  for (const name of maps) values.delete(name)
  if (refused === undefined) return
  if (!/^(?:false|0|nein)$/i.test(String(said)))
    log.warn(refused, 'a value that is on no list; the map shows the town', {
      expected: '0, 1, true, false',
      received: said,
      remedy: 'correct it in the CRM',
    })
  for (const name of ['breitengrad', 'laengengrad']) values.delete(`geo/geokoordinaten@${name}`)
}

/** Sets the kind of a home and its type, such as `haus` and `VILLA`. A home of an unknown kind is none that can be shown. */
function addKind(estate: XmlElement, values: Values, log: RecordLog): void {
  const path = 'objektkategorie/objektart'
  const [kind, ...others] = childrenOf(estate, 'objektkategorie')
    .flatMap((category) => childrenOf(category, 'objektart'))
    .flatMap(({ children }) => children)
    .filter(({ name }) => name !== 'objektart_zusatz')
  if (others.some(({ name }) => name !== kind?.name))
    log.warn(path, 'several kinds; the first is shown', {
      expected: 'one kind',
      received: [kind, ...others].map((each) => each?.name).join(', '),
      remedy: 'choose one of them in the CRM',
    })
  if (kind === undefined) return
  values.set(path, kind.name)
  const [type] = Object.entries(kind.attributes)
  if (type !== undefined) {
    values.delete(`${path}/${kind.name}@${type[0]}`)
    values.set(`${path}/${kind.name}`, type[1] === 'KEINE_ANGABE' ? '' : type[1])
  }
  if (Object.hasOwn(openImmoCategories, kind.name)) return
  values.set('zustand_angaben/verkaufstatus', 'DELETE')
  // One warning is enough.
  values.delete(path)
  log.warn(path, 'a kind that is on no list; the listing stays off the site', {
    expected: Object.keys(openImmoCategories).join(', '),
    received: kind.name,
    remedy: 'choose another kind in the CRM',
  })
}

/** Below it, what would be a surface with three decimals was meant as thousands, perhaps. */
const leastSurface = 10

/** Reads figures with a decimal point as the format has them: 72.300 m² are 72.3. Other notations are read as in any record. */
function readFigures(values: Values, log: RecordLog): void {
  for (const [key, text] of values) {
    if (!key.startsWith('flaechen/') || !/^[1-9]\d{0,2}\.\d{3}$/.test(String(text))) continue
    const figure = Number(text)
    const isSurface = key.endsWith('flaeche')
    if (!isSurface || figure >= leastSurface) values.set(key, figure)
    else {
      values.delete(key)
      log.warn(key, 'a surface with three decimals, or in thousands; it is left out', {
        expected: 'a surface without separators, 1250 or 1250.00',
        received: text,
        remedy: 'have the CRM export surfaces as the format documents them',
      })
    }
  }
  const path = 'zustand_angaben/energiepass/'
  // Its other words say from when a certificate is, and have no place.
  if (/^nicht_noetig$/i.test(String(values.get(`${path}jahrgang`)))) {
    values.delete(`${path}jahrgang`)
    values.set('zustand_angaben/energiepass', 'nvt')
  }
  for (const name of ['endenergiebedarf', 'energieverbrauchkennwert']) {
    const bare = /^\s*([\d.,]+)\s*kWh\s*\/?\s*\(?\s*m(?:²|2)/i.exec(String(values.get(path + name)))?.[1]
    if (bare !== undefined) values.set(path + name, bare)
  }
}

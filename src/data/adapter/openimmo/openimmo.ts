import type { DataSource } from '#data/file/data-source.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { type Adapter, nothing } from '../adapter.ts'
import { loadMapping, withLanguages } from '../import-mapping.ts'
import { countLeft } from '../left-fields.ts'
import { mapListings, referenceOf } from '../map-listings.ts'
import { refuseUnread } from '../refuse-unread.ts'
import { decodeXml } from './decode-xml.ts'
import { openTransfer, type Transfer } from './openimmo-archive.ts'
import { openImmoFields } from './openimmo-fields.ts'
import { flatten, toValues } from './openimmo-values.ts'
import { childrenOf, parseXml, type XmlElement } from './parse-xml.ts'

/**
 * Reads a transfer of OpenImmo 1.2.7, as XML or as a ZIP of it and its pictures: `openimmo > anbieter > immobilie`, one element per
 * listing. A transfer that is not said to be whole leaves the listings that it does not name.
 */
export const readOpenImmo: Adapter = async ({ file, bytes }, source, now) => {
  const log = source.log.record(file)
  const transfer = await openTransfer(bytes, log)
  const root = transfer && readRoot(transfer, log)
  const scope = root && scopeOf(root, log)
  if (transfer === undefined || root === undefined || scope === undefined) return nothing
  const agencies = childrenOf(root, 'anbieter')
  const estates = agencies.flatMap((agency) => childrenOf(agency, 'immobilie'))
  const unread = unreadWithin(root, 'openimmo', new Set(estates))
  if (refuseUnread(unread, 'openimmo/anbieter/immobilie', log)) return nothing
  const own = await loadMapping(source, 'openimmo')
  const rules = await withLanguages([...(own?.fields ?? []), ...openImmoFields], source)
  const pictures = new Map<string, () => Promise<Uint8Array>>()
  const listings = estates.map((estate, index) => {
    const reference = referenceIn(estate, rules) ?? `#${index + 1}`
    const own = {
      files: transfer.files,
      reference,
      arriving: pictures,
      log: source.log.record(file, reference),
    }
    return toValues(estate, own, { isDeletion: scope.isDeletion, now })
  })
  const found = mapListings(withoutTakenBack(listings, rules, file, source), rules, file, source.log)
  for (const { children, name } of root.children) {
    if (name === 'uebertragung') continue
    const about = new Map<string, unknown>()
    for (const child of children)
      if (child.name !== 'immobilie') flatten(child, `${name}/${child.name}`, about, '')
    countLeft(found.left, about.keys())
  }
  const used = new Set(pictures.values())
  const unused = [...transfer.files.values()].filter((read) => !used.has(read))
  if (unused.length > 0) found.left.set('files of the ZIP that no listing names as a picture', unused.length)
  return { ...found, isPart: scope.isPart, pictures }
}

type Listings = readonly ReadonlyMap<string, unknown>[]

/** Returns listings, and of one that is named more than once and taken back by one of them the last that does so alone. */
function withoutTakenBack(
  listings: Listings,
  rules: Parameters<typeof referenceOf>[1],
  file: string,
  { log }: DataSource,
): Listings {
  const isBack = (values: Listings[number]): boolean =>
    values.get('zustand_angaben/verkaufstatus') === 'DELETE'
  const named = Map.groupBy(listings, (values) => String(referenceOf(values, rules)))
  return [...named].flatMap(([reference, same]) => {
    const back = same.findLast(isBack)
    if (same.length === 1 || back === undefined || reference === 'undefined') return same
    log.record(file, reference).warn('verwaltung_techn/aktion', 'offered and taken back; it is taken back', {
      expected: 'one listing per number',
      received: `${same.length} listings`,
      remedy: 'nothing, if it is withdrawn; else transfer it again',
    })
    return [back]
  })
}

function readRoot({ xml }: Transfer, log: RecordLog): XmlElement | undefined {
  const text = decodeXml(xml, log)
  const root = text === undefined ? undefined : parseXml(text, log)
  if (root === undefined || root.name === 'openimmo') return root
  log.fatal(root.name, 'not an export in OpenImmo', {
    expected: 'openimmo as the outermost element',
    received: root.name,
    remedy: 'export the listings as OpenImmo 1.2.7',
  })
  return undefined
}

/** Parts of a listing, in lower case. */
const parts = new Set([
  'objektkategorie',
  'geo',
  'preise',
  'flaechen',
  'ausstattung',
  'zustand_angaben',
  'freitexte',
  'verwaltung_objekt',
  'verwaltung_techn',
])

/** Returns the paths of elements that look like listings, by their name or two of their parts, and are not among those that are read. */
function unreadWithin(element: XmlElement, path: string, read: ReadonlySet<XmlElement>): readonly string[] {
  return element.children.flatMap((child) => {
    const at = `${path}/${child.name}`
    const own = new Set(child.children.map(({ name }) => name.toLowerCase())).intersection(parts)
    const isListing = child.name.toLowerCase() === 'immobilie' || own.size > 1
    return [...(isListing && !read.has(child) ? [at] : []), ...unreadWithin(child, at, read)]
  })
}

function referenceIn(estate: XmlElement, rules: Parameters<typeof referenceOf>[1]): string | undefined {
  const technical = new Map<string, unknown>()
  for (const section of childrenOf(estate, 'verwaltung_techn')) flatten(section, section.name, technical, '')
  const reference = referenceOf(technical, rules)
  return reference === undefined ? undefined : String(reference)
}

type Scope = Readonly<{ isPart: boolean; isDeletion: boolean }>

/** Returns what a transfer is about; undefined with a fatal problem where it does not say what is to be done with it. */
function scopeOf(root: XmlElement, log: RecordLog): Scope | undefined {
  const said = (name: string): string => {
    const words = childrenOf(root, 'uebertragung').map(({ attributes }) => (attributes[name] ?? '').trim())
    return [...new Set(words)].filter((word) => word !== '').join(', ')
  }
  const [umfang, modus] = [said('umfang'), said('modus')]
  const [scope, mode] = [umfang.toUpperCase(), modus.toUpperCase()]
  if (scope !== 'VOLL' && scope !== 'TEIL')
    log.warn('uebertragung@umfang', 'a scope that is on no list; listings that it does not name stay', {
      expected: 'VOLL for all listings, TEIL for some',
      received: umfang,
      remedy: 'have the CRM say VOLL where a transfer has all listings',
    })
  if (mode === '' || mode === 'NEW' || mode === 'CHANGE' || mode === 'DELETE')
    return { isPart: scope !== 'VOLL' || mode === 'DELETE', isDeletion: mode === 'DELETE' }
  log.fatal('uebertragung@modus', 'a mode that is on no list', {
    expected: 'NEW, CHANGE or DELETE',
    received: modus,
    remedy: 'have the CRM say what is to be done with the listings',
  })
  return undefined
}

import { createHash } from 'node:crypto'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { fileKey, type TransferFiles } from './openimmo-archive.ts'
import type { XmlElement } from './parse-xml.ts'
import { sniffPicture } from './sniff-picture.ts'

type Place = 'pictures' | 'plans' | 'documents' | 'videos' | 'panorama' | 'nowhere'

/**
 * Where the documented groups of attachments go. A location map shows where a home lies whose address is not for all, and the
 * scale of another country's certificate is none here: these, logos and links are listed in the report.
 */
const groups: Readonly<Record<string, Place>> = {
  TITELBILD: 'pictures',
  BILD: 'pictures',
  AUSSENANSICHTEN: 'pictures',
  INNENANSICHTEN: 'pictures',
  PANORAMA: 'panorama',
  GRUNDRISS: 'plans',
  DOKUMENTE: 'documents',
  FILM: 'videos',
  FILMLINK: 'videos',
  KARTEN_LAGEPLAN: 'nowhere',
  ANBIETERLOGO: 'nowhere',
  'EPASS-SKALA': 'nowhere',
  QRCODE: 'nowhere',
  ANBOBJURL: 'nowhere',
  LINKS: 'nowhere',
}
const photo = /^(?:jpe?g|pjpeg|png|gif|webp|avif|tiff?)$/
const field = 'anhaenge/anhang'

/** Where the attachments of one listing come from, and what is brought along of them. */
export type MediaSource = Readonly<{
  files: TransferFiles
  /** Name of the listing, for the folder of its pictures. */
  reference: string
  /** Files that the listing needs are added, by their path below `pictures/`. */
  arriving: Map<string, () => Promise<Uint8Array>>
  log: RecordLog
}>

type Attachment = Readonly<{
  group: string
  title: string
  url: string
  extension: string
  isRemote: boolean
}>

/**
 * Returns the attachments of a listing by the field that they fill, in their order, the title picture first; those without a place
 * by their group. Pictures are addresses, files of the transfer, or bytes within it.
 */
export function toMedia(
  sections: readonly XmlElement[],
  source: MediaSource,
): ReadonlyMap<string, readonly unknown[]> {
  const found = new Map<string, unknown[]>()
  const attached = sections
    .flatMap(({ children }) => children)
    .flatMap((element) => toAttachment(element, source) ?? [])
    .toSorted((one, other) => Number(other.group === 'TITELBILD') - Number(one.group === 'TITELBILD'))
  const unknown = new Set<string>()
  for (const attachment of attached) {
    const place = placeOf(attachment)
    if (place === undefined) {
      unknown.add(attachment.group)
      continue
    }
    const name = place === 'nowhere' ? (attachment.group === '' ? 'anhang' : attachment.group) : place
    const list = found.get(name) ?? []
    found.set(name, [
      ...list,
      place === 'nowhere' ? attachment.url : toItem(attachment, place, list.length + 1),
    ])
  }
  for (const group of unknown)
    source.log.warn(`${field}@gruppe`, 'a group that is on no list; its attachments are left out', {
      expected: Object.keys(groups).join(', '),
      received: group,
      remedy: 'choose another group for them in the CRM',
    })
  return found
}

/** Returns where an attachment goes; undefined for a group that is on no list. */
function placeOf({ group, extension, isRemote }: Attachment): Place | undefined {
  const isPhoto = photo.test(extension)
  if (group === '') return isPhoto ? 'pictures' : 'nowhere'
  const place = Object.hasOwn(groups, group) ? groups[group] : undefined
  if (place === undefined) return undefined
  if (place === 'panorama') return isPhoto ? 'pictures' : isRemote ? 'panorama' : 'nowhere'
  // A film or paper that is a file of the transfer has no address on the web.
  if (place === 'videos' || place === 'documents') return isRemote ? place : 'nowhere'
  return isPhoto || (isRemote && extension === '') ? place : 'nowhere'
}

function toItem({ title, url }: Attachment, place: Place, number: number): unknown {
  if (place === 'videos' || place === 'panorama') return url
  const named = title === '' ? {} : { Name: title }
  return place === 'documents' ? { Name: 'Document', ...named, Url: url } : { ID: number, Url: url, ...named }
}

/** Returns what an `anhang` holds; undefined, with a problem, when it is nothing that can be shown. */
function toAttachment(element: XmlElement, source: MediaSource): Attachment | undefined {
  const group = (element.attributes['gruppe'] ?? '').trim().toUpperCase()
  const title = textOf(element, 'anhangtitel')
  const content = textOf(element, 'daten', 'anhanginhalt')
    .replace(/\s/g, '')
    .replace(/^data:[\w/+.-]+;base64,/i, '')
  const given = textOf(element, 'daten', 'pfad')
  if (given === '' && content === '')
    // What has words all the same, such as an address in another place, is in the report.
    return isEmpty(element)
      ? undefined
      : { group, title, url: title || group, extension: '', isRemote: false }
  const format = textOf(element, 'format').toLowerCase().replace(/^.*\//, '')
  if (given === '') return fromContent({ group, title }, content, source)
  if (/^https?:\/\//i.test(given)) {
    const end = extensionOf(URL.parse(given)?.pathname ?? '')
    return { group, title, url: given, extension: end === '' ? format : end, isRemote: true }
  }
  const path = given.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '')
  const extension = extensionOf(path) === '' ? format : extensionOf(path)
  if (/^[a-z]+:|^\/|(?:^|\/)\.\.(?:\/|$)/i.test(path)) {
    source.log.warn(`${field}/daten/pfad`, 'a path that leads out of the transfer; it is left out', {
      expected: 'the name of a file beside the listings, or https://…',
      received: given,
      remedy: 'have the CRM transfer the file itself',
    })
    return undefined
  }
  const read = source.files.get(fileKey(path))
  if (read === undefined) return { group, title, url: `pictures/${path}`, extension, isRemote: false }
  // Each transfer may have its 1.jpg: pictures are kept apart by listing.
  const file = `${folderOf(source)}/${path}`
  if (photo.test(extension)) source.arriving.set(file, read)
  return { group, title, url: `pictures/${file}`, extension, isRemote: false }
}

function fromContent(
  names: Pick<Attachment, 'group' | 'title'>,
  content: string,
  source: MediaSource,
): Attachment | undefined {
  const bytes = Buffer.from(content, 'base64')
  const extension = sniffPicture(bytes)
  if (extension === undefined) {
    source.log.warn(`${field}/daten/anhanginhalt`, 'no picture; it is left out', {
      expected: 'a JPEG, PNG, WebP, GIF or AVIF in base64',
      received: content.slice(0, 20),
      remedy: 'have the CRM transfer pictures alone, or as files',
    })
    return undefined
  }
  const file = `${folderOf(source)}/${shortHash(content)}.${extension}`
  source.arriving.set(file, async () => bytes)
  return { ...names, url: `pictures/${file}`, extension, isRemote: false }
}

function folderOf({ reference }: MediaSource): string {
  return `openimmo/${shortHash(reference)}`
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

function isEmpty({ text, children }: XmlElement): boolean {
  return text === '' && children.every(isEmpty)
}

function extensionOf(path: string): string {
  return /\.(\w{2,5})$/.exec(path)?.[1]?.toLowerCase() ?? ''
}

function textOf(element: XmlElement, ...names: readonly string[]): string {
  let found: XmlElement | undefined = element
  for (const name of names) found = found?.children.find((child) => child.name === name)
  return found?.text ?? ''
}

import { isMap, isScalar, parseDocument, type ParsedNode, Scalar, stringify } from 'yaml'
import { decodeFrontMatter } from '#data/content/decode-front-matter.ts'
import { isObject } from '#data/file/decode-records.ts'
import { isEmpty, isSame, valueAt } from './same.ts'

/** The fields of a document, and the text below them. */
export type Document = Readonly<{ meta: Readonly<Record<string, unknown>>; body: string }>

/**
 * Returns a document with front matter: the text before, in which only the fields that say something else, and the text
 * below them if it does, are written anew. The order of the fields, their quotes and comments stay.
 * @throws when the front matter before is not YAML
 */
export function keepDocument(text: string, { meta, body }: Document): string {
  const before = decodeFrontMatter(text)
  if (before.kind === 'broken') throw new Error(before.reason)
  const head = text.slice(0, text.length - before.body.length)
  const newHead = isSame(before.meta, meta) ? head : keepHead(head, meta)
  return newHead + (before.body.trim() === body.trim() ? before.body : keepBody(before.body, body))
}

/** Returns the text of a document that no file holds yet. */
export function freshDocument({ meta, body }: Document): string {
  const filled = filledIn(meta)
  const head = isEmpty(filled) ? '' : `---\n${toYaml(filled, Scalar.QUOTE_DOUBLE)}---\n\n`
  return `${head}${body.trim()}\n`
}

function filledIn(meta: Document['meta']): Document['meta'] {
  return Object.fromEntries(Object.entries(meta).filter(([, value]) => !isEmpty(value)))
}

type Quotes = typeof Scalar.PLAIN | typeof Scalar.QUOTE_DOUBLE

function toYaml(value: unknown, quotes: Quotes): string {
  return stringify(value, { defaultStringType: quotes, defaultKeyType: Scalar.PLAIN, lineWidth: 0 })
}

function keepHead(head: string, meta: Document['meta']): string {
  const [, open = '---\n', yaml = '', close = '---\n\n'] =
    /^(\S*-{3}\r?\n)([\s\S]*?)(-{3}[ \t]*\r?\n?)$/.exec(head) ?? []
  const fields = keepFields(yaml, meta)
  return open + fields + close
}

/** Returns the lines of the fields; each takes the quotes that it had. */
function keepFields(yaml: string, meta: Document['meta']): string {
  const { contents, errors } = parseDocument(yaml)
  if (errors[0] !== undefined) throw errors[0]
  if (!isMap(contents)) return toYaml(filledIn(meta), Scalar.QUOTE_DOUBLE)
  const pairs = contents.items.map((pair) => ({
    key: pair.key as ParsedNode,
    value: pair.value as ParsedNode | null,
  }))
  const starts = pairs.map(({ key }) => key.range[0])
  const isQuoted = pairs.some(({ value }) => isScalar(value) && value.type === Scalar.QUOTE_DOUBLE)
  const quotes = isQuoted ? Scalar.QUOTE_DOUBLE : Scalar.PLAIN
  const kept = pairs.map(({ key, value }, index) => {
    const start = starts[index] ?? 0
    const lines = yaml.slice(start, starts[index + 1])
    const name = String(key.toJSON())
    const [was, now]: [unknown, unknown] = [value?.toJSON(), valueAt(meta, name)]
    if (isSame(was, now)) return lines
    if (isEmpty(now)) return ''
    if (!isScalar(value) || isObject(now) || Array.isArray(now)) return toYaml({ [name]: now }, quotes)
    const [from, to] = [value.range[0] - start, value.range[1] - start]
    const before = lines.slice(0, from)
    const written =
      before + (before.endsWith(':') ? ' ' : '') + writeScalar(now, value.type) + lines.slice(to)
    return written.endsWith('\n') ? written : `${written}\n`
  })
  const names = new Set(pairs.map(({ key }) => String(key.toJSON())))
  const added = Object.fromEntries(Object.entries(filledIn(meta)).filter(([name]) => !names.has(name)))
  return yaml.slice(0, starts[0]) + kept.join('') + (isEmpty(added) ? '' : toYaml(added, quotes))
}

function writeScalar(value: unknown, type: Scalar.Type | undefined): string {
  if (typeof value !== 'string') return toYaml(value, Scalar.PLAIN).trimEnd()
  // What JSON says of a text, YAML reads between double quotes.
  if (type === Scalar.QUOTE_DOUBLE || value.includes('\n')) return JSON.stringify(value)
  if (type === Scalar.QUOTE_SINGLE) return `'${value.replaceAll("'", "''")}'`
  return toYaml(value, Scalar.PLAIN).trimEnd()
}

/**
 * Returns the text below the fields, between the empty lines that were around it: each paragraph, list or table that says
 * what one before said, as it was written there.
 */
function keepBody(before: string, body: string): string {
  const [start = ''] = /^(?:[ \t]*\n)*/.exec(before) ?? []
  const known = new Map(
    before
      .trim()
      .split(gap)
      .map((block) => [plain(block), block]),
  )
  const blocks = body.trim().split(gap)
  return `${start}${blocks.map((block) => known.get(plain(block)) ?? block).join('\n\n')}\n`
}

const gap = /\n\s*\n/

/** What a block says, however its emphasis, bullets and columns are marked. */
function plain(block: string): string {
  return block
    .replaceAll('\\', '')
    .replaceAll('_', '*')
    .replace(/^(\s*)[*+-](?= )/gm, '$1-')
    .replace(/:?-{3,}:?/g, '---')
    .replace(/ *\| */g, '|')
    .replace(/\s+/g, ' ')
}

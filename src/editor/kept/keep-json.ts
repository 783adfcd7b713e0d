import { isMap, isNode, isSeq, type Pair, parseDocument, type ParsedNode } from 'yaml'
import { isObject } from '#data/file/decode-records.ts'
import { findBefore, isEmpty, isSame, valueAt } from './same.ts'

/** The text of a file, and what it indents by. */
type Text = Readonly<{ text: string; unit: string }>

/**
 * Returns a JSON text that says a value: the text before, in which only what says something else is written anew. The order
 * of its fields, its line breaks and its empty fields stay.
 * @throws when the text before is not JSON
 */
export function keepJson(text: string, value: unknown): string {
  // JSON is YAML; its parser says where in the text each value stands.
  const { contents, errors } = parseDocument(text)
  if (errors[0] !== undefined) throw errors[0]
  if (contents === null) return freshJson(value)
  const [from, to] = contents.range
  const unit = /\n([ \t]+)/.exec(text)?.[1] ?? '  '
  return text.slice(0, from) + write(contents, value, '', { text, unit }) + text.slice(to)
}

/** Returns the JSON of a value that no file holds yet. */
export function freshJson(value: unknown, unit = '  '): string {
  return JSON.stringify(value, undefined, unit)
}

function write(node: ParsedNode, value: unknown, indent: string, { text, unit }: Text): string {
  const before = text.slice(node.range[0], node.range[1])
  const was: unknown = JSON.parse(before)
  if (isSame(was, value)) return before
  const within = indent + unit
  const fresh = (inner: unknown): string => freshJson(inner, unit).replaceAll('\n', `\n${within}`)
  if (isMap(node) && isObject(was) && isObject(value)) {
    const kept = node.items.flatMap((pair) => {
      const { key, name, inner } = partsOf(pair)
      const now = valueAt(value, name)
      if (isEmpty(now) && !isEmpty(valueAt(was, name))) return []
      const start = text.slice(key.range[0], inner.range[0])
      return [start + write(inner, now, within, { text, unit })]
    })
    const added = Object.entries(value)
      .filter(([name, inner]) => !Object.hasOwn(was, name) && !isEmpty(inner))
      .map(([name, inner]) => `${JSON.stringify(name)}: ${fresh(inner)}`)
    return enclose(before, [...kept, ...added], indent, unit)
  }
  if (isSeq(node) && Array.isArray(was) && Array.isArray(value)) {
    const places = findBefore(was, value)
    const items = value.map((inner: unknown, index) => {
      const item: unknown = node.items[places[index] ?? -1]
      return isNode(item) ? write(item as ParsedNode, inner, within, { text, unit }) : fresh(inner)
    })
    return enclose(before, items, indent, unit)
  }
  return freshJson(value, unit).replaceAll('\n', `\n${indent}`)
}

function partsOf(pair: Pair): Readonly<{ key: ParsedNode; name: string; inner: ParsedNode }> {
  // A parsed JSON object has a node on both sides of each colon.
  const [key, inner] = [pair.key as ParsedNode, pair.value as ParsedNode]
  return { key, name: String(key.toJSON()), inner }
}

/** Returns a list or an object between its brackets: on one line if it was, or else a line per entry. */
function enclose(before: string, parts: readonly string[], indent: string, unit: string): string {
  const [open, close] = [before.slice(0, 1), before.slice(-1)]
  if (parts.length === 0) return open + close
  const hasLines = [before, ...parts].some((part) => part.includes('\n')) || /^.\s*.$/.test(before)
  if (hasLines) return `${open}\n${parts.map((part) => indent + unit + part).join(',\n')}\n${indent}${close}`
  const space = before[1] === ' ' ? ' ' : ''
  return open + space + parts.join(', ') + space + close
}

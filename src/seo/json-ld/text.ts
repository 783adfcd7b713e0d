import type { Graph, RealEstateAgent, Thing, WithContext } from 'schema-dts'

/** A node of structured data that stands on its own; schema-dts leaves the agent out of its `Thing`. */
export type JsonLd = WithContext<Exclude<Thing, string>> | WithContext<RealEstateAgent> | Graph

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Returns structured data as text for a script element: nothing in it can close the element or open a comment.
 * @example jsonLdText({ '@context': 'https://schema.org', '@type': 'Place', name: '</script>' }) // '…"\u003c/script\u003e"}'
 */
export function jsonLdText(node: unknown): string {
  return JSON.stringify(node).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character)
}

/** Returns the schemaData that an editor typed as text for a script element; undefined when it is not JSON. */
export function schemaDataText(schemaData: string): string | undefined {
  try {
    return jsonLdText(JSON.parse(schemaData))
  } catch {
    return undefined
  }
}

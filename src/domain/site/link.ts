/** A link that an editor typed: path, anchor, mail, phone or address outside. */
export type Href = string

/** Kind of a link: `external` ones open a new tab, the empty one leads to the root. */
export type LinkKind = 'root' | 'external' | 'mail' | 'phone' | 'anchor' | 'internal'

/**
 * Returns the kind of a link as an editor typed it.
 * @see specification, section 2 (a target that contains http:// or https:// opens in a new tab)
 * @example linkKind('mailto:info@kouterenkaai.example') // 'mail'
 */
export function linkKind(target: Href): LinkKind {
  const link = target.trim().toLowerCase()
  if (link === '') return 'root'
  if (link.startsWith('mailto:')) return 'mail'
  if (link.startsWith('tel:')) return 'phone'
  if (/https?:\/\//.test(link)) return 'external'
  return link.startsWith('#') ? 'anchor' : 'internal'
}

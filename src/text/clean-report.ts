/** Characters of a message that are kept: enough for any sentence of an engine. */
const longestMessage = 300
const longestPath = 200

/** Addresses with a scheme, up to what cannot belong to one. */
const addresses = /\bhttps?:\/\/[^\s"'<>()]+/g
const mailboxes = /\S*@\S*/g
/** What engines quote from input: `"Jan Peeters" is not valid JSON`. Names of code stand in single quotes. */
const quoted = /"[^"]*"?/g

/**
 * Returns a message, which may be clean already, without what could be about a person: queries of addresses, mail addresses, quoted input and digits.
 * @example cleanMessage('Not found: https://a.example/x?q=An, tel. 0470') // 'Not found: https://a.example/x tel. 0'
 */
export function cleanMessage(message: string): string {
  return message
    .replaceAll(addresses, (address) => cleanAddress(address))
    .replaceAll(mailboxes, '@')
    .replaceAll(quoted, '"…"')
    .replaceAll(/\d+/g, '0')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestMessage)
}

/**
 * Returns an address or a path without query and fragment, and without the keys of links: `/forms/nl/documents/KEY` and
 * the pages of owners end after their third part. Of another site only the origin is kept; `''` for what is no address.
 * @param own origins of the site, whose addresses become paths
 */
export function cleanAddress(address: string, own?: ReadonlySet<string>): string {
  // Not `URL.parse`, which the browsers of the floor lack (README.md).
  if (!URL.canParse(address, 'http://site.invalid')) return ''
  const url = new URL(address, 'http://site.invalid')
  if (!/^https?:$/.test(url.protocol)) return ''
  const path = url.pathname.replace(/^(\/(?:forms|portal)\/[^/]+\/[^/]+)\/.*$/, '$1').slice(0, longestPath)
  const isOwn = url.host === 'site.invalid' || own?.has(url.origin) === true
  if (isOwn) return path
  return own === undefined ? url.origin + path : url.origin
}

/** A mailbox's name as mail servers take it unquoted: `o'neil`, `noor+news`. */
const localPart = /^[\w'+&=~-]+(?:\.[\w'+&=~-]+)*$/
/** The domain as people write it, umlauts and other letters included. */
const writtenDomain = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u
/** The domain as the network knows it, with letters at its end. */
const networkDomain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/

/** The longest address that mail servers take. */
const longest = 254

/**
 * Returns an e-mail address as mail servers take it, with its domain in the letters of the network; undefined for a text that
 * is none.
 * @see https://www.rfc-editor.org/rfc/rfc5321#section-2.3.11, https://url.spec.whatwg.org/#idna (read 2026-11)
 * @example parseEmail('Jan@München.de') // 'Jan@xn--mnchen-3ya.de'
 * @example parseEmail("o'neil@x.ie") // "o'neil@x.ie"
 * @example parseEmail('jan@x..ie') // undefined
 */
export function parseEmail(text: string): string | undefined {
  const [local = '', domain = '', ...rest] = text.split('@')
  if (rest.length > 0 || local.length > 64 || !localPart.test(local) || !writtenDomain.test(domain))
    return undefined
  const ascii = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : ''
  const address = `${local}@${ascii}`
  return networkDomain.test(ascii) && address.length <= longest ? address : undefined
}

/**
 * Returns an address in the one form in which two that reach the same mailbox are equal: small letters, its domain in the
 * letters of the network. What is no address is in small letters.
 * @example mailboxKey('Jan@München.de') // 'jan@xn--mnchen-3ya.de'
 */
export function mailboxKey(address: string): string {
  return (parseEmail(address) ?? address).toLowerCase()
}

/** Characters that nobody sees, and that would part an address for us but for no mailbox. */
const invisible = /[\p{Cf}\p{Mn}]/gu

/**
 * Whether a text holds something like an address of the web or of mail, which a mailbox may turn into a link. Somebody else's
 * address may be in the form, so that its mails would carry advertisements to strangers.
 * @example namesAddress('Kijk op pills.example') // true
 */
export function namesAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replace(invisible, '')
  return /@|:\/\/|www[.。]|[\p{L}\p{N}-][.。][\p{L}]{2,}/iu.test(plain)
}

/** Whether a text holds a number to call, as a text that asks to call one does. */
export function namesNumber(text: string): boolean {
  return /\d(?:[\s()./-]*\d){7}/.test(text.normalize('NFKC').replace(invisible, ''))
}

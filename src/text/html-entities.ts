/** Names of the characters 160 to 255, in order. @see https://html.spec.whatwg.org/multipage/named-characters.html */
const latinNames =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute ' +
  'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig ' +
  'Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash ' +
  'Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ' +
  'ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc ' +
  'uuml yacute thorn yuml'

const characters: ReadonlyMap<string, string> = new Map([
  ...latinNames.split(' ').map((name, index): [string, string] => [name, String.fromCodePoint(160 + index)]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['euro', '€'],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['bull', '•'],
  ['oelig', 'œ'],
  ['OElig', 'Œ'],
  ['trade', '™'],
  ['le', '≤'],
  ['ge', '≥'],
])

/**
 * Returns a text with its HTML entities as characters; a name that is none stays as it is.
 * @example decodeEntities('priv&eacute; &#38; ruim') // 'privé & ruim'
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return characters.get(name) ?? whole
    const codePoint = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
    return isCharacter(codePoint) ? String.fromCodePoint(codePoint) : whole
  })
}

/** Control characters and halves of pairs may not stand in a page. */
function isCharacter(codePoint: number): boolean {
  const isControl = codePoint < 32 && codePoint !== 9 && codePoint !== 10 && codePoint !== 13
  const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff
  return !isControl && !isSurrogate && codePoint <= 0x10ffff
}

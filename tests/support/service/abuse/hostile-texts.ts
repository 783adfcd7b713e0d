/** An element that no page of the service has: one that is found was injected. */
export const markerElement = 'x-injected'

const mark = `<${markerElement}>`

/** Texts that try to become something else than a text. */
export const hostileTexts: Readonly<Record<string, string>> = {
  empty: '',
  spaces: ' \u00A0\u200B\t ',
  element: `${mark}<img src=x onerror=x()>`,
  'end of an attribute': `"><script>x()</script>${mark}`,
  'attribute in single quotes': `' onfocus='x()' autofocus='`,
  'end of a text area': `</textarea>${mark}`,
  'end of a title': `</title></head>${mark}`,
  'half a comment': `<!--${mark}`,
  'half an element': '<svg onload=x()',
  entity: `&lt;${markerElement}&gt;&#60;${markerElement}>&quot; onclick=x()`,
  'address of a script': 'javascript:x()//@voorbeeld.be',
  'address of data': `data:text/html,${mark}`,
  'header of a mail': 'Noor\r\nBcc: all@voorbeeld.be\r\n\r\nKoop',
  'two recipients': 'a@voorbeeld.be,b@voorbeeld.be',
  'group of recipients': 'friends: a@voorbeeld.be, b@voorbeeld.be;',
  'quoted local part': '"a@voorbeeld.be,b"@voorbeeld.be',
  'name and address': 'Noor <noor@voorbeeld.be>',
  SQL: `'; drop table submission; --`,
  template: '{{constructor.constructor("x")()}}${7*7}$t(x)%s%n',
  'path of a file': '../../../../etc/passwd',
  zero: 'a\u0000b',
  'control characters': 'a\u0007\u001B[31mb\u0085c',
  'printed backwards': '\u202Eedis\u2066 eht\u200F',
  'line separators': 'a\u2028b\u2029c',
  'byte order mark': '\uFEFFa',
  emoji: '👩🏽‍🌾'.repeat(3),
  'many accents': `a${'\u0301'.repeat(40)}`,
  'other digits': '١٢٣４５',
  negative: '-1',
  exponent: '1e309',
  'many digits': '9'.repeat(60),
  fraction: '1.5',
  'no number': 'NaN',
  infinity: 'Infinity',
  hexadecimal: '0x10',
  prototype: '__proto__',
  constructor: 'constructor',
  'very long': 'x'.repeat(5000),
}

/** A text that JSON can hold, but no other body. */
export const loneSurrogate = 'a\uD800b'

import { describe, expect, test } from 'vitest'
import { sanitiseSvg } from '#scripts/pictures/sanitise-svg.ts'

/** Returns a drawing with a marker that must survive any other content. */
const drawing = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}><path id="stays"/>${content}</svg>`

describe('a hostile drawing', () => {
  test.each([
    ['a script', drawing('<script>hostile()</script>')],
    ['a script in CDATA', drawing('<script><![CDATA[hostile()]]></script>')],
    [
      'a script with a namespace prefix',
      drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">hostile()</s:script>'),
    ],
    ['an event attribute', drawing('', ' onload="hostile()"')],
    ['an event attribute in capitals', drawing('<rect ONCLICK="hostile()"/>')],
    [
      'HTML',
      drawing('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">hostile</body></foreignObject>'),
    ],
    ['a script address', drawing('<a href="javascript:hostile()"><rect/></a>')],
    [
      'a script address spelled with entities',
      drawing('<a xlink:href="&#106;avascript:hostile()"><rect/></a>'),
    ],
    [
      'an animation that sets an address',
      drawing('<animate attributeName="href" to="javascript:hostile()"/>'),
    ],
    ['a picture of another site', drawing('<image href="https://hostile.example/x.png"/>')],
    ['a drawing within an address', drawing('<image href="data:image/svg+xml,hostile"/>')],
    ['a shape of another file', drawing('<use xlink:href="hostile.svg#a"/>')],
    ['a fill from another site', drawing('<rect fill="url(https://hostile.example/x)"/>')],
    ['a fill spelled with escapes', drawing('<rect fill="u\\72l(https://hostile.example/x)"/>')],
    ['a style sheet that imports', drawing('<style>@import "https://hostile.example/x";</style>')],
    ['a style with an address', drawing('<rect style="fill:url(https://hostile.example/x)"/>')],
    ['a style sheet from an instruction', `<?xml-stylesheet href="hostile.css"?>${drawing('')}`],
    ['a comment', drawing('<!-- hostile -->')],
  ])('loses %s and keeps its shapes', (_, svg) => {
    const clean = sanitiseSvg(svg)
    expect(clean).toContain('<path id="stays"/>')
    expect(clean).not.toMatch(/hostile|script/i)
  })

  test.each([
    ['is cut off', '<svg xmlns="http://www.w3.org/2000/svg"><script>never closed'],
    ['is a web page', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'],
    [
      'reads a file of the machine',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ],
    ['expands without end', entityBomb()],
  ])('is refused when it %s', (_, svg) => {
    expect(sanitiseSvg(svg)).toBeUndefined()
  })
})

test('a drawing keeps its look: style sheets become attributes, its own gradients and pictures stay', () => {
  const clean = sanitiseSvg(
    drawing(
      '<switch><g><a href="https://agency.be/"><circle r="1"/></a></g></switch><style>.wall{fill:#eee}</style><linearGradient id="g"/><symbol id="s"/><rect class="wall" style="stroke:#333"/>' +
        '<use xlink:href="#s" fill="url(#g)"/><image href="data:image/png;base64,AAAA"/><text text-anchor="middle">é &amp; b</text>',
    ),
  )
  for (const part of [
    '<switch><g><a><circle r="1"/></a></g></switch>',
    'fill="#eee"',
    'stroke="#333"',
    '<linearGradient id="g"/>',
    'xlink:href="#s"',
    'fill="url(#g)"',
    'href="data:image/png;base64,AAAA"',
    '<text text-anchor="middle">é &amp; b</text>',
  ])
    expect(clean).toContain(part)
})

test('entities that an editor declares for namespaces are resolved', () => {
  const svg = '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;"><rect/></svg>'
  expect(sanitiseSvg(svg)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>')
})

/** Twelve nested entities, each ten times the previous: 10^12 characters when expanded. */
function entityBomb(): string {
  const entities = Array.from({ length: 12 }, (_, level) => {
    const inner = level === 0 ? 'x' : `&e${level - 1};`
    return `<!ENTITY e${level} "${inner.repeat(10)}">`
  })
  return `<!DOCTYPE svg [${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e11;</text></svg>`
}

import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'
import { optimize } from 'svgo'

/** Attributes that load something, now or on a click. */
const references = new Set(['href', 'xlink:href', 'src'])

/** A part of the same drawing, or a photograph within the file. */
const ownReference = /^(?:#|data:image\/(?:png|jpeg|webp|avif|gif);base64,)/i

/** CSS that loads from elsewhere, or an escape that could spell it. */
const outsideUrl = /url\((?!\s*["']?#)|\\/i

const { window } = new JSDOM()
const purify = createDOMPurify(window)
purify.addHook('uponSanitizeAttribute', (_, attribute) => {
  const isOutside = references.has(attribute.attrName)
    ? !ownReference.test(attribute.attrValue)
    : outsideUrl.test(attribute.attrValue)
  if (isOutside) attribute.keepAttr = false
})

/**
 * Returns a drawing that holds nothing but shapes, text and its own pictures: style sheets become attributes (SVGO), then
 * only elements and attributes on DOMPurify's list of harmless ones stay, and nothing refers outside the file.
 * Undefined when the file is no well-formed SVG or its entities expand without end.
 */
export function sanitiseSvg(svg: string): string | undefined {
  try {
    const file = new window.DOMParser().parseFromString(inlineStyles(svg), 'image/svg+xml')
    const drawing = file.documentElement
    if (drawing.localName !== 'svg') return undefined
    purify.sanitize(drawing, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      ADD_TAGS: ['use'],
      FORBID_TAGS: ['style'],
      FORBID_ATTR: ['style'],
      KEEP_CONTENT: false,
    })
    return drawing.outerHTML
  } catch {
    return undefined
  }
}

function inlineStyles(svg: string): string {
  const { data } = optimize(svg, {
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      'removeComments',
      'removeMetadata',
      'removeEditorsNSData',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
    ],
  })
  return data
}

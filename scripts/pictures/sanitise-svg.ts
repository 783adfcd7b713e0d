import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'
import { optimize } from 'svgo'

/** Attributes that load a resource, at once or on a click. */
const references = new Set(['href', 'xlink:href', 'src'])

/** A part of the same drawing, or an inline photograph. */
const ownReference = /^(?:#|data:image\/(?:png|jpeg|webp|avif|gif);base64,)/i

/** CSS that loads an external resource, or an escape that could hide one. */
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
 * Returns a drawing with only shapes, text and inline pictures: SVGO turns style sheets into attributes, DOMPurify
 * keeps harmless elements and attributes, and references outside the file are removed. Undefined when the file is not
 * well-formed SVG or its entities expand without end.
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
    // All of it is in memory: it is no drawing.
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

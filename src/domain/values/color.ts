/** A colour as an editor types it: `#rgb` or `#rrggbb`. */
const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** Returns a colour in its long lower-case form; undefined when it is not one. @example parseHexColor('#FFF') // '#ffffff' */
export function parseHexColor(value: string): string | undefined {
  const text = value.trim().toLowerCase()
  if (!hexColor.test(text)) return undefined
  return text.length === 4 ? text.replace(/[0-9a-f]/g, '$&$&') : text
}

/**
 * Returns the contrast of two colours, 1 to 21.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio (read 2026-11)
 */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

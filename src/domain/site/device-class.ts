/** Class of a window width. For scripts to come: today only style sheets depend on widths. */
export type DeviceClass = 'mobile' | 'tablet' | 'desktop'

/**
 * Widths in CSS pixels at which the home page changes: tablet from 768 on, desktop above 960.
 * @see specification, section 4 (first reading)
 */
export const homeBreakpoints = { tabletFrom: 768, desktopAbove: 960 } as const

/**
 * Widths in CSS pixels at which the layout changes: tablet from 767 on, desktop from 1280 on.
 * @see specification, section 4 (second reading)
 */
export const layoutBreakpoints = { tabletFrom: 767, desktopFrom: 1280 } as const

/** Returns the device class of a window width in CSS pixels as the home page reads it. */
export function homeDeviceClass(width: number): DeviceClass {
  if (width > homeBreakpoints.desktopAbove) return 'desktop'
  return width >= homeBreakpoints.tabletFrom ? 'tablet' : 'mobile'
}

/** Returns the device class of a window width in CSS pixels as the layout reads it. */
export function layoutDeviceClass(width: number): DeviceClass {
  if (width >= layoutBreakpoints.desktopFrom) return 'desktop'
  return width >= layoutBreakpoints.tabletFrom ? 'tablet' : 'mobile'
}

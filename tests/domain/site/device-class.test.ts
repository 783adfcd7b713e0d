import { describe, expect, test } from 'vitest'
import { homeDeviceClass, layoutDeviceClass } from '#domain/site/device-class.ts'

describe('device class of a window', () => {
  test.each([
    [320, 'mobile', 'mobile'],
    [766, 'mobile', 'mobile'],
    [767, 'mobile', 'tablet'],
    [768, 'tablet', 'tablet'],
    [960, 'tablet', 'tablet'],
    [961, 'desktop', 'tablet'],
    [1279, 'desktop', 'tablet'],
    [1280, 'desktop', 'desktop'],
  ])('%d wide: %s on the home page, %s in the layout', (width, home, layout) => {
    expect(homeDeviceClass(width)).toBe(home)
    expect(layoutDeviceClass(width)).toBe(layout)
  })
})

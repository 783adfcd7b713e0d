import type { Locator } from '@playwright/test'

/** Returns the box of an element in px of the window; fails when it is not on the page. */
export async function boxOf(
  element: Locator,
): Promise<Readonly<{ x: number; y: number; width: number; height: number }>> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element is not on the page.')
  return box
}

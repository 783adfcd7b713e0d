import { expect, type Locator, type Page } from '@playwright/test'
import type { State, Width } from '#tests/support/a11y/states/state.ts'

/** A rule that a browser plays on an open page. */
export type Rule = (page: Page) => Promise<unknown>

/** A pattern of the WAI-ARIA practices where the site uses it, its name with the place: `disclosure: the languages`. */
export type Practice = Pick<State, 'name' | 'path' | 'isNew' | 'before'> &
  Readonly<{
    width?: Width
    /** Brings the page to where its rules begin. */
    start?: Rule
    /** What must hold, each in a page of its own. */
    rules: Readonly<Record<string, Rule>>
  }>

/** Finds a part on a page. */
export type Part = (page: Page) => Locator

/** What assistive technology is told of an element, by the browser itself. */
export type Told = Readonly<{
  role: string
  name: string
  description: string
  states: Readonly<Record<string, unknown>>
}>

/** Returns what Chromium tells assistive technology of an element. */
export async function toldOf(element: Locator): Promise<Told> {
  const page = element.page()
  const mark = 'data-told'
  await element.evaluate((each, name) => each.setAttribute(name, ''), mark)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Accessibility.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: `[${mark}]` })
  const { nodes } = await devTools.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })
  await devTools.detach()
  await element.evaluate((each, name) => each.removeAttribute(name), mark)
  const [node] = nodes
  const states = (node?.properties ?? []).map(({ name, value }) => [name, value.value] as const)
  return {
    role: String(node?.role?.value ?? ''),
    name: String(node?.name?.value ?? ''),
    description: String(node?.description?.value ?? ''),
    states: Object.fromEntries(states),
  }
}

/** Expects a state of an element, as assistive technology is told it. */
export async function expectState(element: Locator, state: string, value: unknown): Promise<void> {
  await expect.poll(async () => (await toldOf(element)).states[state], { message: state }).toEqual(value)
}

/** Expects a name that is more than spaces. */
export async function expectNamed(element: Locator): Promise<void> {
  expect((await toldOf(element)).name.trim()).not.toBe('')
}

/** Presses keys one after another. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Whether an element has the focus, or something in it. */
export async function holdsFocus(element: Locator): Promise<boolean> {
  return await element.evaluate((each) => each.contains(document.activeElement))
}

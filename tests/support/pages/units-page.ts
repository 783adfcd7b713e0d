import type { Locator, Page } from '@playwright/test'
import type { Project, Unit } from '#domain/listing/project.ts'
import { projectKey } from '#routes/path/route-keys.ts'
import { loadSite } from '#site'
import { openPage, type Trouble } from './open-page.ts'

/** Id of a demo project with ground floors and flats: 18 units, one under option, one without a price. */
export const flats = 152

/** Id of a demo project with flats of at most two bedrooms and houses. */
export const mixed = 147

/** Returns a project from the records of the built site. */
export async function projectOf(id: number): Promise<Project> {
  const project = (await loadSite()).catalogue.projects.find((each) => each.id === id)
  if (project === undefined) throw new Error(`no project ${id}`)
  return project
}

/** Returns the published price of an available unit, in euro. */
export function shownPrice({ availability, price }: Unit): number | undefined {
  return availability === 'sold' || price.kind !== 'published' ? undefined : price.amount / 100
}

/** Opens the page of a project and scrolls to its units, whose script loads when they come into view. */
export async function openProject(page: Page, id: number, query = ''): Promise<Trouble> {
  const trouble = await openPage(page, `${await pathOfProject(id)}${query}`)
  for (const units of await page.locator('[data-units]').all()) await units.scrollIntoViewIfNeeded()
  return trouble
}

/** Returns the Dutch path of a project. */
export async function pathOfProject(id: number): Promise<string> {
  const route = (await loadSite()).routes.find(projectKey(id), 'nl')
  if (route === undefined) throw new Error(`project ${id} has no page`)
  return route.path
}

/** Returns the lots of the visible units that can be bought, from top to bottom. */
export async function shownLots(page: Page): Promise<readonly string[]> {
  const names = await page.locator('#units .unit:visible h3').allTextContents()
  return names.map((name) => name.trim().split(' ').at(-1) ?? '')
}

/** A field that filters or sorts the units. */
export function unitField(page: Page, name: 'Type' | 'Slaapkamers' | 'Sorteer'): Locator {
  return page.locator('#units').getByRole('combobox', { name })
}

/** The text with the number of shown units and their order. */
export function unitCount(page: Page): Locator {
  return page.locator('#units output')
}

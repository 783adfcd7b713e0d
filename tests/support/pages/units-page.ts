import type { Locator, Page } from '@playwright/test'
import type { Project, Unit } from '#domain/listing/project.ts'
import { projectKey } from '#routes/path/route-keys.ts'
import { loadSite } from '#site'
import { openPage, type Trouble } from './open-page.ts'

/** Id of a demo project with ground floors and flats: 18 units, one under option, one without a price. */
export const flats = 152

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

/** The sort button of a column. */
export function headOf(page: Page, name: string): Locator {
  return page.locator('#units thead').getByRole('button', { name, exact: true })
}

/** Returns the visible lots, from top to bottom. */
export async function shownLots(page: Page): Promise<readonly string[]> {
  return page.locator('#units tbody tr:visible th > a:not(.units__plan)').allTextContents()
}

/** The text with the number of shown units and their order. */
export function unitCount(page: Page): Locator {
  return page.locator('#units output')
}

import { type Locator, type Page } from '@playwright/test'
import { scrollTo } from './editor-form.ts'

/** What a piece of an editor's work took: seconds are those of a machine that knows where everything is. */
export type Work = {
  readonly what: string
  clicks: number
  keys: number
  saved: number
  live?: number
}

/** The hands of an editor: what they do is counted. */
export type Hands = Readonly<{
  /** Clicks what is there, or below the screen. */
  click: (part: Locator) => Promise<void>
  /** Clicks into a field, and types in the place of what it holds. */
  type: (field: Locator, text: string) => Promise<void>
  /** Counts what was done otherwise, such as one drag of files. */
  count: (clicks: number) => void
}>

/** Does a piece of work, and returns what it took until it was saved. */
export async function work(page: Page, what: string, act: (hands: Hands) => Promise<unknown>): Promise<Work> {
  const done: Work = { what, clicks: 0, keys: 0, saved: 0 }
  const began = performance.now()
  await act({
    click: async (part) => {
      await scrollTo(page, part)
      await part.click()
      done.clicks += 1
    },
    type: async (field, text) => {
      await scrollTo(page, field)
      await field.fill(text)
      done.clicks += 1
      done.keys += text.length
    },
    count: (clicks) => {
      done.clicks += clicks
    },
  })
  done.saved = secondsSince(began)
  return done
}

/** @example secondsSince(performance.now()) // 0 */
export function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 100) / 10
}

/** Returns work as a table for a document. */
export function formatDay(day: readonly Work[]): string {
  return [
    '| work | clicks | keys | seconds until saved | until live |',
    '|---|---|---|---|---|',
    ...day.map(
      ({ what, clicks, keys, saved, live }) => `| ${what} | ${clicks} | ${keys} | ${saved} | ${live ?? ''} |`,
    ),
  ].join('\n')
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { findFlaws } from '#tests/support/pages/open-page.ts'

type ColorScheme = 'light' | 'dark'

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Rules of WCAG 2.2, A and AA, that axe leaves out by itself. Its other experimental rules guess: a price in bold is no heading,
 * and what scrolls takes the focus.
 */
const more = [
  'target-size',
  'label-content-name-mismatch',
  'css-orientation-lock',
  'td-has-header',
  'table-fake-caption',
]

/** Returns what axe finds in a page or in some elements of it, by all its rules or by some. */
export async function findViolations(
  page: Page,
  include: readonly string[] = [],
  only?: readonly string[],
): Promise<readonly string[]> {
  // Half a megabyte: a document is looked at more than once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  return await page.evaluate(
    async ({ selectors, rules, some }) => {
      const { run }: Pick<typeof axe, 'run'> = Reflect.get(window, 'axe')
      const options: axe.RunOptions = {
        // To describe what is right, too, takes axe a third of its time.
        resultTypes: ['violations'],
        // What third parties show in a frame is not ours.
        iframes: false,
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
        ...(some === undefined ? {} : { runOnly: { type: 'rule', values: some } }),
      }
      const { violations } = await run(selectors.length === 0 ? document : { include: selectors }, options)
      const found: string[] = []
      for (const { id, nodes } of violations) {
        const targets = nodes.map(({ target }) => target.join(' '))
        const kept = id === 'target-size' ? await smallInSight(targets) : targets
        if (kept.length > 0) found.push(`${id}: ${kept.join(', ')}`)
      }
      return found

      /** A target that a scroll left half under the header is small to axe: each is measured again in the middle of the window. */
      async function smallInSight(targets: readonly string[]): Promise<readonly string[]> {
        const small: string[] = []
        for (const target of targets) {
          document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' })
          const again = await run(
            { include: [target] },
            { runOnly: { type: 'rule', values: ['target-size'] } },
          )
          if (again.violations.length > 0) small.push(target)
        }
        return small
      }
    },
    {
      selectors: [...include],
      rules: only === undefined ? more : [],
      some: only === undefined ? undefined : [...only],
    },
  )
}

/**
 * Expects nothing that axe finds and no overflow in the page as it is; `include` narrows axe to some elements. Failures are
 * soft, so that a test reports all of them.
 */
export async function checkPage(page: Page, name: string, include?: readonly string[]): Promise<void> {
  expect.soft(await findViolations(page, include), `accessibility of ${name}`).toEqual([])
  expect.soft(await findFlaws(page), `overflow of ${name}`).toEqual([])
}

/** Checks a page wide in light mode and narrow in dark mode: no rule of axe depends on both at once. */
export async function checkLooks(page: Page, name: string, include?: readonly string[]): Promise<void> {
  for (const [width, scheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const) {
    await show(page, width, scheme)
    await checkPage(page, `${name}, ${width} wide, ${scheme}`, include)
  }
}

/** Resizes the window, sets the colour scheme and waits until transitions have ended. */
export async function show(page: Page, width: number, colorScheme: ColorScheme): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    // The second frame has the layout of the new width.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    // Chromium never settles the transitions of elements that are not rendered, such as those in a closed filter.
    const transitions = document.getAnimations().filter(isVisibleTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))

    function isVisibleTransition(animation: Animation): boolean {
      if (!(animation instanceof CSSTransition && animation.effect instanceof KeyframeEffect)) return false
      return animation.effect.target?.checkVisibility() === true
    }
  })
}

/** @see WCAG 2.2, criterion 1.4.12 (read 2026-11-25) */
const wideSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

/** Sets the text of a page as wide as a visitor may need it; a sheet that script makes passes the policy of the page. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, wideSpacing)
}

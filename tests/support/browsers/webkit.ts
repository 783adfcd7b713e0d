import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect } from '@playwright/test'
import { freePort } from '#tests/support/sites/free-port.ts'

/** Where Debian's `webkit2gtk-driver` and `xvfb` put what WebKit needs. */
const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/xvfb-run'
const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** Whether WebKit can be driven here. */
export const hasWebKit = [driver, display, browser].every((path) => existsSync(path))

/** Codes of keys in WebDriver. @see https://www.w3.org/TR/webdriver2/#keyboard-actions (read 2026-11-25) */
export const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Right: '\uE014', End: '\uE010' }

/** A tab of WebKit, driven by WebDriver, since Playwright only drives its own build of WebKit. */
export type WebKitTab = Readonly<{
  open: (url: string) => Promise<void>
  back: () => Promise<void>
  /** Returns what a function returns in the page. */
  evaluate: <Result>(read: (selector: string) => Result, selector?: string) => Promise<Result>
  /** Presses the first visible element of a selector by mouse, at its centre; the driver makes a touch a mouse, too. */
  press: (selector: string) => Promise<void>
  type: (...pressed: readonly string[]) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}>

/** Starts WebKit on a display of its own, with an empty profile. */
export async function launchWebKit(): Promise<WebKitTab> {
  const port = await freePort()
  const started = spawn(display, ['-a', driver, `--port=${port}`], { detached: true, stdio: 'ignore' })
  const root = `http://127.0.0.1:${port}`
  await expect.poll(() => isReady(root), { timeout: 20_000 }).toBe(true)
  const options = { binary: browser, args: ['--automation'] }
  const session = await send(`${root}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const id = typeof session === 'object' && session !== null && 'sessionId' in session && session.sessionId
  return toTab(`${root}/session/${String(id)}`, started)
}

function toTab(root: string, started: ChildProcess): WebKitTab {
  const call = (path: string, body: object = {}): Promise<unknown> => send(`${root}/${path}`, body)
  const evaluate: WebKitTab['evaluate'] = async (read, selector = '') => {
    const script = `return (${String(read)})(${JSON.stringify(selector)})`
    return JSON.parse(JSON.stringify((await call('execute/sync', { script, args: [] })) ?? null))
  }
  return {
    evaluate,
    open: async (url) => void (await call('url', { url })),
    back: async () => void (await call('back')),
    resize: async (width, height) => void (await call('window/rect', { width, height })),
    press: async (selector) => {
      await expect.poll(() => evaluate(centreOf, selector), { timeout: 20_000 }).not.toBeNull()
      const at = await evaluate(centreOf, selector)
      const actions = [
        { type: 'pointerMove', duration: 0, x: at?.x, y: at?.y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const source = { type: 'pointer', id: 'mouse', actions }
      await call('actions', { actions: [source] })
    },
    type: async (...pressed) => {
      const actions = pressed.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await call('actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    close: async () => {
      await fetch(root, { method: 'DELETE' })
      if (started.pid !== undefined) process.kill(-started.pid)
    },
  }
}

async function isReady(root: string): Promise<boolean> {
  return fetch(`${root}/status`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Sends a command of WebDriver and returns its answer. */
async function send(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value }: Readonly<{ value: unknown }> = await response.json()
  if (response.ok) return value
  throw new Error(`${url} answers ${response.status}: ${JSON.stringify(value)}`)
}

/** Returns the centre of the first visible element of a selector, scrolled into view; runs in the page. */
function centreOf(selector: string): Readonly<{ x: number; y: number }> | null {
  const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
  if (element === undefined) return null
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}

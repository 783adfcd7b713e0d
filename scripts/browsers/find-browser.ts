import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { CommandError } from '#scripts/kit/command.ts'
import {
  canInstallDebianPackages,
  installDebianPackages,
  runVisibly,
} from '#scripts/browsers/debian-package.ts'

/** A Chromium: its path, and a description of its origin. */
export type Browser = Readonly<{ path: string; from: string }>

const wholePaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const shellPath = '/usr/bin/chromium-headless-shell'

/**
 * `shell` is Chromium's headless shell: the same engine, twice as fast, without the back/forward cache. `whole` is the
 * full browser. When one is missing, the other is used.
 */
export type BrowserKind = 'shell' | 'whole'

/**
 * Flags for every start. Chromium's sandbox does not work as root; the other flags disable background requests, which
 * would fail repeatedly in a closed network.
 */
export const browserFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Returns an installed browser: CHROMIUM_PATH, the system's, or Playwright's. */
export function findBrowser(kind: BrowserKind): Browser | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && existsSync(named)) return { path: named, from: 'CHROMIUM_PATH' }
  const paths = kind === 'shell' ? [shellPath, ...wholePaths] : [...wholePaths, shellPath]
  const system = paths.find((path) => existsSync(path))
  if (system !== undefined) return { path: system, from: 'the system' }
  const own = chromium.executablePath()
  return existsSync(own) ? { path: own, from: 'Playwright' } : undefined
}

/**
 * Returns the full browser, installing it when missing: Debian's package as root on Debian, Playwright's build
 * elsewhere.
 * @throws {CommandError} when neither can be installed
 */
export function ensureBrowser(print: (line: string) => void): Browser {
  const found = findBrowser('whole')
  if (found !== undefined) return found
  if (canInstallDebianPackages()) {
    print('Chromium is missing: installing the Debian package …')
    installDebianPackages('chromium', 'chromium-headless-shell')
  } else {
    print("Chromium is missing: installing Playwright's build …")
    const playwright = dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json'))
    runVisibly(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'])
  }
  const installed = findBrowser('whole')
  if (installed !== undefined) return installed
  throw new CommandError(
    'No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

/** Returns the headless shell, installed on Debian; elsewhere the full browser, which makes tests slower. */
export function ensureShell(print: (line: string) => void): Browser {
  const whole = ensureBrowser(print)
  // CHROMIUM_PATH overrides the choice.
  if (whole.from !== 'CHROMIUM_PATH' && !existsSync(shellPath) && canInstallDebianPackages()) {
    print('The headless shell is missing: installing the Debian package …')
    installDebianPackages('chromium-headless-shell')
  }
  return findBrowser('shell') ?? whole
}

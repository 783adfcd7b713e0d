import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { CommandError } from '#scripts/kit/command.ts'
import {
  canInstallDebianPackages,
  installDebianPackage,
  runInView,
} from '#scripts/browsers/debian-package.ts'

/** A Chromium for the browser tests: where it is, and in words where it comes from. */
export type Browser = Readonly<{ path: string; from: string }>

const wholePaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const shellPath = '/usr/bin/chromium-headless-shell'

/**
 * `shell` is Chromium without what surrounds a page: the same engine, in half the time, and without a back/forward cache.
 * `whole` is what visitors have. Where one of them is missing, the other does.
 */
export type BrowserKind = 'shell' | 'whole'

/**
 * Flags for every start. Root may not use Chromium's sandbox; the others keep it from calling its maker, which a
 * closed network refuses many times a second.
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

/** Returns the browser that is there: CHROMIUM_PATH, the system's, or Playwright's own. */
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
 * Returns the whole browser that is there, or installs one: Debian's package as root on Debian, Playwright's elsewhere.
 * @throws {CommandError} when neither can be had
 */
export function ensureBrowser(print: (line: string) => void): Browser {
  const found = findBrowser('whole')
  if (found !== undefined) return found
  if (canInstallDebianPackages()) {
    print('No Chromium is there: installing the Debian package …')
    installDebianPackage('chromium')
  } else {
    print("No Chromium is there: installing Playwright's …")
    const playwright = dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json'))
    runInView(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'])
  }
  const installed = findBrowser('whole')
  if (installed !== undefined) return installed
  throw new CommandError(
    'No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

/** Returns the shell, installed where that is easy; without it tests run in the whole browser, in more time. */
export function ensureShell(print: (line: string) => void): Browser {
  const whole = ensureBrowser(print)
  // Who names a browser wants that one.
  if (whole.from !== 'CHROMIUM_PATH' && !existsSync(shellPath) && canInstallDebianPackages()) {
    print('No headless shell is there: installing the Debian package …')
    installDebianPackage('chromium-headless-shell')
  }
  return findBrowser('shell') ?? whole
}

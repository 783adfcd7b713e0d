import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Browser, getInstalledBrowsers } from '@puppeteer/browsers'
import { CommandError } from '#scripts/kit/command.ts'
import {
  canInstallDebianPackages,
  installDebianPackages,
  runVisibly,
} from '#scripts/browsers/debian-package.ts'

const systemPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** Download folder for Firefox. */
const cacheDir = resolve('.cache/firefox')
const installer = resolve('node_modules/@puppeteer/browsers/lib/main-cli.js')

/** Returns the path of an installed Firefox: FIREFOX_PATH, the system's, or the downloaded one. */
export async function findFirefox(): Promise<string | undefined> {
  const known = [process.env['FIREFOX_PATH'], ...systemPaths].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
  if (known !== undefined) return known
  const downloaded = await getInstalledBrowsers({ cacheDir })
  return downloaded.find(({ browser }) => browser === Browser.FIREFOX)?.executablePath
}

/**
 * Returns the path of Firefox, installing it when missing: Debian's package as root on Debian, Mozilla's build
 * elsewhere.
 * @throws {CommandError} when neither can be installed
 */
export async function ensureFirefox(print: (line: string) => void): Promise<string> {
  const found = await findFirefox()
  if (found !== undefined) return found
  print('Firefox is missing: installing it …')
  if (canInstallDebianPackages()) installDebianPackages('firefox-esr')
  else runVisibly(process.execPath, [installer, 'install', 'firefox@stable', '--path', cacheDir])
  const installed = await findFirefox()
  if (installed !== undefined) return installed
  throw new CommandError(
    'No Firefox could be installed. Install one and name it: FIREFOX_PATH=/path/to/firefox npm test',
  )
}

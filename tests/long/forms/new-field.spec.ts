import { expect, type Page, test } from '@playwright/test'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Locale, locales } from '#domain/values/locale.ts'
import { refuseConsent } from '#tests/support/forms/open-form.ts'
import { changedFiles, copyProject, patchFile } from '#tests/support/sites/copy-project.ts'
import { freePort } from '#tests/support/sites/free-port.ts'

// One copy of the project for all tests.
test.describe.configure({ mode: 'serial' })

const run = promisify(execFile)
const labels: Readonly<Record<Locale, string>> = {
  nl: 'Hoe leerde u ons kennen?',
  fr: 'Comment nous avez-vous connus\u00A0?',
  en: 'How did you hear of us?',
  de: 'Wie haben Sie von uns erfahren?',
}
const button = 'Laat me terugbellen'

let root = ''
let origin = ''
let server: ChildProcess | undefined

test.beforeAll(async () => {
  test.setTimeout(600_000)
  root = await copyProject('new-field')
  // Its pictures are those of the project.
  await mkdir(join(root, '.cache'))
  await symlink(resolve('.cache/pictures'), join(root, '.cache/pictures'))
  await patchFile(join(root, 'src/forms/contact-forms.ts'), [
    [
      '[firstName, lastName], [phone], contactSlot',
      "[firstName, lastName], [phone], [required({ name: 'heardOf', control: { kind: 'text' }, maxLength: 60 })], contactSlot",
    ],
  ])
  for (const locale of locales)
    await patchFile(join(root, 'content/messages', locale, 'forms.json'), [
      ['"fields": {', `"fields": { "heardOf": ${JSON.stringify(labels[locale])},`],
    ])
  const port = await freePort()
  origin = `http://localhost:${port}`
  server = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilServing(server)
})
test.afterAll(async () => {
  if (server !== undefined && server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await rm(root, { recursive: true, force: true })
})

async function untilServing(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.stdout?.on('data', (text: Buffer) => {
    if (text.includes('Serving http')) resolve()
  })
  child.on('exit', (code) => reject(new Error(`the site with the new field ended with ${code}`)))
  await promise
}

async function fillOthers(page: Page, name: string): Promise<void> {
  await refuseConsent(page)
  await page.goto(`${origin}/nl/bel-mij-terug/`)
  await page.getByLabel('Voornaam').fill('Noor')
  await page.getByLabel('Naam', { exact: true }).fill(name)
  await page.getByLabel('Telefoon').fill('0470 12 34 56')
  await page.getByLabel(/privacyverklaring/).check()
}

async function mailsWith(text: string): Promise<number> {
  const dir = join(root, 'var/mail')
  const files = await readdir(dir).catch(() => [])
  const mails = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')))
  return mails.filter((mail) => mail.includes(text)).length
}

test('a field is a change of its definition and its words, and of nothing else', async () => {
  const changed = await changedFiles(root)
  console.log(changed.join('\n'))
  expect(changed).toEqual([
    'content/messages/de/forms.json',
    'content/messages/en/forms.json',
    'content/messages/fr/forms.json',
    'content/messages/nl/forms.json',
    'src/forms/contact-forms.ts',
  ])
  // The bench is typed by what the tests share with it.
  await cp('tests', join(root, 'tests'), { recursive: true })
  const { stdout } = await run(process.execPath, ['scripts/run.mjs', 'check:native-types'], { cwd: root })
  expect(stdout).toBe('')
  await run(process.execPath, ['scripts/run.mjs', 'check:messages'], { cwd: root })
})

for (const [locale, path] of [
  ['nl', '/nl/bel-mij-terug/'],
  ['fr', '/fr/rappelez-moi/'],
  ['en', '/en/call-me-back/'],
  ['de', '/de/rueckruf/'],
] as const)
  test(`it is printed in ${locale}`, async ({ page }) => {
    await page.goto(`${origin}${path}`)
    await expect(page.getByRole('textbox', { name: labels[locale], exact: true })).toBeVisible()
  })

test('the browser checks it, and the agency gets it by mail', async ({ page }) => {
  await fillOthers(page, 'Metscript')
  await expect(page.locator('form.form')).toHaveAttribute('novalidate')
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([`Vul nog in: ${labels.nl}`])
  await page.getByRole('textbox', { name: labels.nl }).fill('Via de bakker')
  await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(/\/nl\/bedankt\/contact-me\/$/)
  await expect.poll(() => mailsWith('Via de bakker')).toBe(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the service checks it, reads it back, and exports it', async ({ page }) => {
    await fillOthers(page, 'Zonderscript')
    // Spaces are an answer for a browser.
    await page.getByRole('textbox', { name: labels.nl }).fill('  ')
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([`Vul nog in: ${labels.nl}`])
    await page.getByRole('textbox', { name: labels.nl }).fill('Via de kapper')
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('definition').filter({ hasText: 'Via de kapper' })).toBeVisible()
    await page.waitForTimeout(1600)
    await page.getByRole('button', { name: 'Bevestig en verstuur' }).click()
    await expect(page).toHaveURL(/\/nl\/bedankt\/contact-me\/$/)
    for (const format of [[], ['--format', 'csv']]) {
      const args = ['scripts/run.mjs', 'requests', 'export', ...format]
      const { stdout } = await run(process.execPath, args, { cwd: root })
      expect(stdout).toContain('heardOf')
      expect(stdout).toContain('Via de kapper')
    }
  })
})

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'check-terms-'))
  await mkdir(join(dir, 'content/glossary'), { recursive: true })
  await mkdir(join(dir, 'content/articles/certificate'), { recursive: true })
  await writeFile(join(dir, 'content/articles/certificate/index.de.md'), '---\n---\n\nDer Energieausweis.\n')
  await writeFile(join(dir, 'words.json'), JSON.stringify([{ key: 'a', text: { en: 'Postal code' } }]))
})
afterEach(() => rm(dir, { recursive: true }))

async function check(): Promise<Readonly<{ code: number; text: string }>> {
  const given = ['scripts/checks/terms.ts', '--data', dir, '--content', join(dir, 'content')]
  return await new Promise((resolve) => {
    const child = execFile(process.execPath, given, (_error, out, errors) =>
      resolve({ code: child.exitCode ?? -1, text: out + errors }),
    )
  })
}

test('an agency hears of the product’s words, until its own glossary says otherwise', async () => {
  const first = await check()
  expect(first.code).toBe(1)
  expect(first.text).toContain('index.de.md: line 4: “Energieausweis”: write “PEB-Ausweis”')
  expect(first.text).toContain('words.json: a.text.en: “Postal code”: write “postcode”')
  expect(first.text).toContain('2 found')

  const own = {
    energyCertificate: { de: { word: 'Energieausweis' } },
    postcode: { en: { word: 'postal code' } },
  }
  await writeFile(join(dir, 'content/glossary/own.json'), JSON.stringify(own))
  expect(await check()).toMatchObject({ code: 0, text: expect.stringContaining('nothing found') })

  await writeFile(join(dir, 'content/glossary/own.json'), '{ "postcode": { "se": {} } }')
  expect((await check()).text).toContain('own.json: postcode.se is no field')
})

import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyAgency } from '#tests/support/sites/demo-agency.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'check-content-'))
  await cp('content', join(dir, 'content'), { recursive: true })
  await copyAgency(dir)
})
afterEach(() => rm(dir, { recursive: true }))

/** Returns the exit code and what was printed. */
async function check(...args: readonly string[]): Promise<Readonly<{ code: number; text: string }>> {
  const given = ['scripts/checks/content.ts', '--data', dir, '--content', join(dir, 'content'), ...args]
  return await new Promise((resolve) => {
    const child = execFile(process.execPath, given, (_error, text) =>
      resolve({ code: child.exitCode ?? -1, text }),
    )
  })
}

test('the demo agency is complete in every language', async () => {
  const { code, text } = await check()
  expect(code).toBe(0)
  expect(text.match(/is complete/g)).toHaveLength(4)
})

test('a translation that is missing is listed and is no error', async () => {
  const people = JSON.parse(await readFile(join(dir, 'people.json'), 'utf8')) as { about: { fr?: string } }[]
  delete people[0]?.about.fr
  await writeFile(join(dir, 'people.json'), JSON.stringify(people))
  await rm(join(dir, 'content/articles/een-bod-dat-bindt/index.fr.md'))
  await writeFile(
    join(dir, 'content/vacancies/vastgoedmakelaar-berlare/index.fr.md'),
    '---\ntitle: Agent\n---\n',
  )
  const { code, text } = await check()
  expect(code).toBe(0)
  expect(text).toContain('people.json lotte-verhulst: about')
  expect(text).toContain('articles/een-bod-dat-bindt: title, slug, description, topic, text')
  expect(text).toContain('vacancies/vastgoedmakelaar-berlare: slug, description, text')
  expect(text).toMatch(/^nl is complete/)
  expect(JSON.parse((await check('--json')).text)).toMatchObject({
    languages: [
      { locale: 'nl', missing: [] },
      { locale: 'fr', missing: expect.arrayContaining([expect.objectContaining({ field: 'about' })]) },
      { locale: 'en' },
      { locale: 'de' },
    ],
  })
})

test('a home of the agency’s own lacks its texts; one that completes an import has those of that too', async () => {
  const texts = { TypeDescription: { nl: 'Villa met tuin', en: 'Villa with garden', de: 'Villa mit Garten' } }
  const pictures = { PictureTexts: [{ Url: '/pictures/front.webp', nl: 'Gevel', fr: 'Façade', en: 'Front' }] }
  await writeFile(join(dir, 'properties.json'), '[{ "ID": 2417 }]')
  await mkdir(join(dir, 'homes'))
  for (const ID of [900_001, 2417])
    await writeFile(join(dir, `homes/${ID}.json`), JSON.stringify({ ID, texts, pictures }))
  const { code, text } = await check()
  expect(code).toBe(0)
  expect(text).toContain('fr lacks 1 of')
  expect(text).toContain('  homes/900001.json: texts.TypeDescription\n')
  expect(text).toContain('  homes/900001.json: pictures.PictureTexts.1')
})

test.each(['menu.json', 'content/legal/disclaimer/index.fr.md', 'words.json'])(
  'a broken %s fails',
  async (file) => {
    await writeFile(join(dir, file), '---\ntitle: "x\n---\n[')
    const { code, text } = await check()
    expect(code).toBe(1)
    expect(text).toContain(file.replace('content/', ''))
  },
)

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findLowContrast } from '#domain/site/theme-contrast.ts'
import { colorRoles } from '#domain/site/theme.ts'
import { initCommand } from '#scripts/init.ts'
import { activities, type Answers, questions } from '#scripts/init/agency.ts'
import { askAgency } from '#scripts/init/ask-agency.ts'
import { themeColors } from '#scripts/init/theme.ts'
import { officeTown } from '#domain/site/office.ts'
import { recordOf } from '#search/filters/record-of.ts'
import { composeSite, type Site, siteOptions } from '#site'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { findDemoWords, walloon, writeNewAgency } from '#tests/support/sites/new-agency.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'init-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dir, { recursive: true })
})

async function siteOf(answers: Partial<Answers>): Promise<Site> {
  const agency = join(dir, 'agency')
  await writeNewAgency(agency, { ...walloon, ...answers })
  const options = siteOptions({ SITE_DATA: join(agency, 'data'), SITE_PICTURES: join(dir, 'pictures') })
  return composeSite({ ...options, now: day('2026-11-20') })
}

const languages = ['nl', 'fr', 'en', 'de', 'fr,en', 'fr,nl', 'nl,fr,en,de', 'de,en,fr,nl']
const does = ['rent', 'sale', 'new-build', 'sale,rent', 'sale,discreet,blog', activities.join(',')]

describe('the written directory', () => {
  test.each(languages.flatMap((spoken) => does.map((what) => [spoken, what] as const)))(
    'in %s of an agency that does %s can be built, without a warning and without a word of the demo',
    async (spoken, what) => {
      const offices = 'Grote Markt 1, 3500 Hasselt; Rue du Pont 14, 4300 Waremme'
      const site = await siteOf({ languages: spoken, does: what, offices })
      expect(site.problems).toEqual([])
      expect(site.catalogue.site.languageUse).toEqual(spoken.split(','))
      expect(site.catalogue.legalDocuments).toHaveLength(4)
      expect(await findDemoWords(join(dir, 'agency'))).toEqual([])
    },
  )

  test('has pages for what the agency does, and for nothing else', async () => {
    const site = await siteOf({})
    const keys = new Set(site.routes.all.map(({ key }) => key))
    for (const key of ['results:rent', 'form:rent-application', 'thank-you:rent-application'])
      expect(keys).toContain(key)
    for (const key of [
      'results:sale',
      'calculator',
      'form:purchase-offer',
      'thank-you:purchase-offer',
      'form:contact-construction',
      'thank-you:contact-construction',
      'form:job-contact',
    ])
      expect(keys).not.toContain(key)
    expect(keys).toContain('thank-you:site-contact')
    expect([...keys].filter((key) => key.startsWith('thank-you:site-contact:'))).toEqual([])
  })

  test('names its towns as each language does', async () => {
    const offices = 'Rue de la Loi 16, 1000 Bruxelles; Chaussée d’Ixelles 20, 1050 Ixelles'
    const { catalogue, routes } = await siteOf({ languages: 'fr,nl', offices })
    const pages = catalogue.menu.filter(({ purpose }) => purpose.kind === 'office')
    expect(pages.map(({ name: { fr, nl } }) => ({ fr, nl }))).toEqual([
      { fr: 'Agence de Bruxelles', nl: 'Kantoor Brussel' },
      { fr: 'Agence d’Ixelles', nl: 'Kantoor Elsene' },
    ])
    expect(routes.at('/nl/kantoor-elsene/')).toBeDefined()
    expect(catalogue.offices.map((office) => officeTown(office, 'nl'))).toEqual(['Brussel', 'Elsene'])
    const about = await readFile(join(dir, 'agency/content/pages/about/index.fr.md'), 'utf8')
    expect(about).toContain('votre agence immobilière à Bruxelles et à Ixelles et dans les environs.')
  })

  test('names the company in its legal texts by site.json alone', async () => {
    await siteOf({})
    const text = await readFile(join(dir, 'agency/content/legal/disclaimer/index.fr.md'), 'utf8')
    expect(text).toContain('{{company:legalName}}')
    expect(text).toContain('modifiedOn: "2026-11-20"')
    expect(text).not.toContain('démonstration')
  })
})

describe('a colour of an agency', () => {
  test.each(['#ffee00', '#000000', '#ffffff', '#e30613', '#1f4e5f', '#777777', '#00ff00', '#0000ff'])(
    '%s is legible in all its uses, with any other',
    (brand) => {
      for (const accent of ['#ffffff', '#000000', '#f2b84b', '#0000ff', '#808080']) {
        const colors = themeColors(brand, accent)
        const both = recordOf(colorRoles, (role) => {
          const color = colors[role]
          return typeof color === 'string' ? { light: color, dark: color } : color
        })
        expect(findLowContrast(both)).toEqual([])
      }
    },
  )
})

describe('an answer that cannot be right', () => {
  test.each<readonly [keyof Answers, string, string]>([
    ['name', '', '--name is missing'],
    ['languages', 'fr,es', '--languages fr,es: expected some of nl, fr, en, de'],
    ['offices', 'Waremme', '--offices Waremme: expected street and number'],
    ['email', 'info', '--email info: expected an address'],
    ['phone', '12', '--phone 12: expected a number'],
    ['phone', '019 12 34 56; 019 12 34 57', 'one for each of the 1 offices'],
    ['hours', 'all day', '--hours "all day": expected hours'],
    ['company', '0123.456.789', '--company 0123.456.789: expected ten digits'],
    ['licence', '12', '--licence 12: expected six digits'],
    ['does', 'sell', '--does sell: expected some of sale, rent'],
    ['does', 'blog', '--does blog: expected sale, rent or new-build'],
    ['colors', 'green', '--colors green: expected two colours'],
    ['url', 'agency.example', '--url agency.example: expected an origin'],
  ])('--%s %j is told in one sentence', async (name, answer, message) => {
    const answers: Partial<Answers> = { ...walloon, [name]: answer }
    await expect(
      askAgency(
        (each) => answers[each],
        undefined,
        () => {},
      ),
    ).rejects.toThrow(message)
  })

  test('is asked again in a terminal, and what was said before is kept', async () => {
    const asked: string[] = []
    const told: string[] = []
    const said: string[] = ['512', '512.345']
    const ask = (question: string): Promise<string> => {
      asked.push(question)
      return Promise.resolve(question.startsWith(questions.licence.about) ? (said.shift() ?? '') : '')
    }
    const answers: Partial<Answers> = { ...walloon, licence: undefined }
    const agency = await askAgency(
      (name) => answers[name],
      ask,
      (text) => told.push(text),
    )
    expect(agency.bivNumber).toBe('512.345')
    expect(told).toEqual([expect.stringContaining('--licence 512: expected')])
    expect(asked.filter((question) => question.startsWith(questions.licence.about))).toHaveLength(2)
  })
})

describe('npm run init', () => {
  const run = async (...args: readonly string[]) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'log').mockReturnValue()
    const code = await initCommand(args)
    return { code, said: errors.mock.calls.flat().join('\n') }
  }
  const flags = Object.entries(walloon).flatMap(([name, answer]) => [`--${name}`, answer])

  test('writes a new directory, and says what comes next in it', async () => {
    const to = join(dir, 'new')
    expect(await run(to, ...flags)).toEqual({ code: 0, said: '' })
    expect((await readdir(to)).toSorted()).toEqual(['README.md', 'content', 'data'])
    expect(await readFile(join(to, 'README.md'), 'utf8')).toContain(`--data ${to}/data`)
  })

  test('leaves a directory that holds something as it is', async () => {
    await writeFile(join(dir, 'mine.txt'), 'mine')
    const { code, said } = await run(dir, ...flags)
    expect([code, said]).toEqual([1, expect.stringContaining('the directory is not empty')])
    expect(await readdir(dir)).toEqual(['mine.txt'])
  })

  test('wants a directory, and knows what an option was meant to be', async () => {
    expect(await run(...flags)).toMatchObject({ code: 1, said: expect.stringContaining('DIR is missing') })
    expect(await run(dir, '--langauges', 'fr')).toMatchObject({
      code: 2,
      said: expect.stringContaining('Did you mean --languages?'),
    })
  })
})

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PlainDate } from '#domain/values/measure.ts'
import { slugOf } from '#text/slug.ts'
import type { NewAgency } from './agency.ts'
import { markSvg, faviconSvg } from './drawings.ts'
import { menuRecords, moduleRecords, sectionRecords } from './page-records.ts'
import { drawRegion, zipsNear } from './places.ts'
import { createSay, type Say } from './say.ts'
import { siteRecord } from './site-record.ts'
import { themeColors } from './theme.ts'
import words from './words.json' with { type: 'json' }

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const legal = ['privacy-statement', 'cookie-policy', 'disclaimer', 'accessibility'] as const
const pages = ['about', 'contact'] as const

/** Writes the data and the texts of a new agency into a directory, with a file that says what comes next. */
export async function writeAgencyFiles(dir: string, agency: NewAgency, on: PlainDate): Promise<void> {
  for (const [path, text] of await agencyFiles(dir, agency, on)) {
    const file = join(dir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

type TextFile = readonly [path: string, text: string]

async function agencyFiles(dir: string, agency: NewAgency, on: PlainDate): Promise<readonly TextFile[]> {
  const say = createSay(agency)
  const records: Readonly<Record<string, unknown>> = {
    'site.json': siteRecord(agency, say),
    'offices.json': officeRecords(agency, say),
    'people.json': [personRecord(agency, say)],
    'theme.json': themeRecord(agency),
    'sections.json': sectionRecords(agency, say),
    'menu.json': menuRecords(agency, say),
    'modules.json': moduleRecords(agency, say),
    'map/region.json': drawRegion(agency.offices),
    'properties.json': [],
    'projects.json': [],
  }
  return [
    ...Object.entries(records).map(([name, value]): TextFile => [
      `data/${name}`,
      `${JSON.stringify(value, undefined, name.startsWith('map/') ? undefined : 2)}\n`,
    ]),
    ['data/theme/mark.svg', markSvg(agency.colors)],
    ['data/public/favicon.svg', faviconSvg(themeColors(...agency.colors))],
    ...(await documents(agency, say, on)),
    ['README.md', say.text(await template(`readme.${agency.languages[0]}`), agency.languages[0], { dir })],
  ]
}

function officeRecords({ name, offices, hours }: NewAgency, say: Say) {
  return offices.map((office) => ({
    ...office,
    name: offices.length > 1 ? `${name} ${office.town}` : name,
    hours: [{ days: say.words(words.weekdays), weekdays, hours }],
    ...(offices.length > 1 ? { zips: zipsNear(office, offices) } : {}),
  }))
}

function personRecord({ person, bivNumber, offices, languages }: NewAgency, say: Say) {
  const [{ id: officeId, phone, email }] = offices
  const id = slugOf(person, 'person')
  return { id, name: person, role: say.words(words.role), phone, email, officeId, languages, bivNumber }
}

function themeRecord({ name, colors }: NewAgency) {
  return {
    wordmark: name.replaceAll('*', ''),
    mark: 'theme/mark.svg',
    radii: { picture: 4, control: 4 },
    fonts: {
      display: ['Georgia', 'serif'],
      text: ['system-ui', 'Segoe UI', 'Roboto', 'Arial', 'sans-serif'],
    },
    colors: themeColors(...colors),
  }
}

/** The legal texts are the product's: they name the company by what `site.json` says of it. */
async function documents({ languages }: NewAgency, say: Say, on: PlainDate): Promise<readonly TextFile[]> {
  const files = languages.flatMap((locale) => [
    ...legal.map(async (id): Promise<TextFile> => {
      const path = `content/legal/${id}/index.${locale}.md`
      const text = await readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
      return [path, toOwnText(text, on)]
    }),
    ...pages.map(async (id): Promise<TextFile> => [
      `content/pages/${id}/index.${locale}.md`,
      say.text(await template(`${id}.${locale}`), locale),
    ]),
  ])
  return Promise.all(files)
}

/** Returns a legal text of today, without the paragraph in bold that says that the demo's agency is made up. */
function toOwnText(text: string, on: PlainDate): string {
  return text
    .replace(/^\*\*.+\n\n/m, '')
    .replace(/^modifiedOn: .*\n/m, '')
    .replace(/^slug: /m, `modifiedOn: "${on}"\nslug: `)
}

function template(name: string): Promise<string> {
  return readFile(new URL(`pages/${name}.md`, import.meta.url), 'utf8')
}

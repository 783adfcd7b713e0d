import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { askAgency } from '#scripts/init/ask-agency.ts'
import type { Answers } from '#scripts/init/agency.ts'
import { writeAgencyFiles } from '#scripts/init/write-agency.ts'
import { isObject } from '#data/file/decode-records.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

/** What a Walloon lettings agency says of itself. */
export const walloon: Partial<Answers> = {
  name: 'Logis Hesbaye',
  languages: 'fr,en',
  offices: 'Rue du Pont 14, 4300 Waremme',
  phone: '019 12 34 56',
  email: 'info@logis-hesbaye.example',
  person: 'Anna Dubois',
  company: '0123.456.749',
  licence: '512.345',
  court: 'Liège, division Liège',
  insurer: 'Assurances Exemple sa',
  policy: '123.456.789',
  does: 'rent',
}

/** Writes a new agency into a directory. */
export async function writeNewAgency(dir: string, answers: Partial<Answers>): Promise<void> {
  const agency = await askAgency(
    (name) => answers[name],
    undefined,
    () => {},
  )
  await writeAgencyFiles(dir, agency, day('2026-11-20'))
}

/** Fields of the demo's agency that say who it is: names, addresses, numbers. */
const saying: Readonly<Record<string, readonly string[]>> = {
  'site.json': ['name', 'baseUrl', 'company'],
  'offices.json': ['id', 'name', 'town', 'street', 'phone', 'email', 'whatsapp'],
  'people.json': ['id', 'name', 'phone', 'email', 'bivNumber'],
}
/** Of the company, what every agency has: the licence's authority, the country. */
const common = new Set(['country', 'professionalTitle', 'supervisor', 'codeOfConductUrl', 'zip'])
/** Too short or too round to be of the demo alone. */
const isTelling = (word: string): boolean => word.length > 5 && word !== '000.000.000'

/** Returns the words by which the demo's agency, its offices, people and articles are known. */
async function loadDemoWords(): Promise<readonly string[]> {
  const words = ['kouter', 'kouterenkaai', 'waasland']
  for (const [file, fields] of Object.entries(saying)) {
    const value: unknown = JSON.parse(await readFile(join('data', file), 'utf8'))
    for (const record of [value].flat())
      if (isObject(record)) words.push(...fields.flatMap((field) => textsOf(record[field])).filter(isTelling))
  }
  for (const folder of ['articles', 'vacancies', 'testimonials'])
    words.push(...(await readdir(join('content', folder))).map((name) => name.replace(/\.\w+$/, '')))
  return [...new Set(words.map((word) => word.replace(/^https:\/\//, '').toLowerCase()))]
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => (common.has(key) ? [] : textsOf(inner)))
}

/** Returns the files below a directory that hold a word of the demo's agency, or have its name, each with what stands around it. */
export async function findDemoWords(dir: string): Promise<readonly string[]> {
  const words = (await loadDemoWords()).map((word) => word.replaceAll(/[.+]/g, String.raw`\$&`))
  const demo = new RegExp(String.raw`(?<![\w.])(?:${words.join('|')})(?![\w])`, 'i')
  const found: string[] = []
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (demo.test(file.slice(dir.length))) found.push(file)
    if (!entry.isFile() || /\.(?:webp|avif|png|jpg|woff2|bin|br|gz)$/.test(entry.name)) continue
    // The postal codes of all Belgium are everybody's.
    const text = (await readFile(file, 'utf8')).replace(/"towns":\{"\d[^}]*\}/, '')
    const at = demo.exec(text)?.index
    if (at !== undefined) found.push(`${file}: ${text.slice(Math.max(0, at - 40), at + 60)}`)
  }
  return found
}

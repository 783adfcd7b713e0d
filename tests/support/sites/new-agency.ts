import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { askAgency } from '#scripts/init/ask-agency.ts'
import type { Answers } from '#scripts/init/agency.ts'
import { writeAgencyFiles } from '#scripts/init/write-agency.ts'
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

/** Words of the demo's agency: its name, numbers, towns and people. */
const demoWords =
  /kouter\b|\bkaai\b|kouterenkaai|berlare|stekene|sint-pauwels|waasland|dendermonde|0000\.000\.097|052 00 00|verhulst|de smedt|van acker|waegeman|el idrissi|ongenae|katrien rooms|baetens|thienpont|voorbeeldstraat|voorbeeld verzekeringen/i

/** Returns the files below a directory that hold a word of the demo's agency, each with what stands around it. */
export async function findDemoWords(dir: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:webp|avif|png|jpg|woff2|bin|br|gz)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const text = await readFile(file, 'utf8')
    const at = demoWords.exec(text)?.index
    if (at !== undefined) found.push(`${file}: ${text.slice(Math.max(0, at - 40), at + 60)}`)
  }
  return found
}

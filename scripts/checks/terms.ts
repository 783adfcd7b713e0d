import { resolve } from 'node:path'
import { checkDirectories } from '#data/file/check-directories.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { agencyDirs, agencyOptions } from '#scripts/build/build-options.ts'
import { isEntry, runCommand, type CommandSpec } from '#scripts/kit/command.ts'
import { findTwins, sayTwin } from './terms/find-twins.ts'
import { checkTerms, loadGlossary, mergeTerms } from './terms/glossary.ts'
import { checkOwnTerms } from './terms/check-own-terms.ts'
import { loadAgencyTexts } from './terms/load-texts.ts'

const spec: CommandSpec = {
  usage: 'npm run check:terms --',
  about:
    'Checks that texts call each thing by its word of content/glossary: messages, labels of the editor, documents,\n' +
    'records and the English of the documentation; with --data, the texts of an agency alone. Its own words for a\n' +
    'thing are in glossary/ of its texts (docs/glossary.md).',
  options: agencyOptions,
}

/** Returns what an agency calls by a word that neither the product nor its own glossary has for it. */
async function checkAgencyTerms(dataDir: string, contentDir: string): Promise<readonly string[]> {
  await checkDirectories({ dataDir, contentDir }, createProblemLog())
  const product = await loadGlossary('content')
  const agency = contentDir === resolve('content') ? undefined : await loadGlossary(contentDir)
  const terms = mergeTerms(product.terms, agency?.terms ?? [])
  const { twins } = findTwins(terms, await loadAgencyTexts(dataDir, contentDir))
  return [...(agency?.findings ?? []), ...checkTerms(terms), ...twins.map(sayTwin)]
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const { dataDir, contentDir } = agencyDirs(input)
    const isAgency = input.text('data') !== undefined || input.text('content') !== undefined
    const findings = isAgency ? await checkAgencyTerms(dataDir, contentDir) : await checkOwnTerms()
    for (const finding of findings) console.error(`  ${finding}`)
    console.log(`check:terms: ${findings.length === 0 ? 'nothing' : findings.length} found`)
    return findings.length === 0 ? 0 : 1
  })
}

import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'
import { answerAsGitea } from '#tests/support/browsers/gitea-peer.ts'
import { buildInto, copyDemo } from '#tests/support/sites/incremental-site.ts'

const article = 'content/articles/een-bod-dat-bindt/index.nl.md'

test('an editor signs in at a Git server of the agency, and a save is a commit of one line', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const agency = await copyDemo(60)
  const file = join(agency.dataDir, 'site.json')
  const editor = {
    host: 'gitea',
    repository: 'agency/site',
    branch: 'main',
    apiRoot: 'https://git.agency.example/api/v1',
  }
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), editor }))
  await buildInto(agency, 'dist')
  const server = await createStaticServer(join(agency.root, 'dist'))
  const { git, checkout } = await answerAsGitea(page, agency.root, ['data', 'content'])
  try {
    // The policy of the page lets it ask that host, and no other.
    await page.goto(`http://localhost:${await listen(server, 0)}/admin/`)
    await page.getByRole('button', { name: 'Inloggen met een persoonlijke sleutel' }).click()
    await page.getByRole('textbox').last().fill('secret')
    await page.keyboard.press('Enter')
    await page.getByText('Een bod dat bindt: wat u tekent').click()
    await page.getByRole('textbox', { name: 'Titel' }).first().fill('Een bod bindt u')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(async () => expect((await git('rev-list', '--count', 'main')).trim()).toBe('2')).toPass()
    expect(await git('diff', '--numstat', 'main~1', 'main')).toBe(`1\t1\t${article}\n`)
    expect(await git('log', '-1', '--format=%an <%ae>')).toContain('Lotte <lotte@agency.example>')
    // What a pipeline does next, in a checkout of the branch.
    const [dataDir, contentDir] = [join(checkout, 'data'), join(checkout, 'content')]
    await buildInto({ ...agency, dataDir, contentDir }, 'dist')
    const built = await readFile(join(agency.root, 'dist/nl/blog/een-bod-dat-bindt/index.html'), 'utf8')
    expect(built).toContain('Een bod bindt u</h1>')
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await rm(agency.root, { recursive: true })
  }
})

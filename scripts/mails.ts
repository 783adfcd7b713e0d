import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError, isEntry, runCommand, type CommandSpec } from '#scripts/kit/command.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { importForProduction } from '#scripts/service/import-for-production.ts'

const spec: CommandSpec = {
  usage: 'npm run mails --',
  about:
    'Writes a preview of every mail in every language, as HTML and as text, with an index page. Build the site first: its looks, homes and choices are in the mails.',
  options: {
    dist: { value: 'DIR', about: 'the built site (dist)' },
    out: { value: 'DIR', about: 'where the previews go (.cache/mails)' },
  },
}

if (isEntry(import.meta)) {
  await runCommand(spec, async (input) => {
    const out = input.text('out') ?? '.cache/mails'
    const module = await importForProduction(() => import('#scripts/service/preview-mails.ts'))
    const found = await module.previewMails(input.text('dist') ?? 'dist', 'http://localhost:4321')
    if (found.length === 0)
      throw new CommandError('The site was built without forms: set formsEndpoint in site.json and build it')
    await mkdir(out, { recursive: true })
    for (const { name, mail } of found) {
      await writeFile(join(out, `${name}.html`), mail.html ?? '')
      await writeFile(join(out, `${name}.txt`), `${mail.subject}\n\n${mail.text}`)
    }
    const rows = found.map(
      ({ name, mail }) =>
        `<li><a href="${name}.html">${name}</a> (<a href="${name}.txt">text</a>): ${escapeHtml(mail.subject)}</li>`,
    )
    await writeFile(
      join(out, 'index.html'),
      `<!doctype html><meta charset="utf-8"><title>Mails</title><ul>${rows.join('\n')}</ul>\n`,
    )
    console.log(`${found.length} mails: ${join(out, 'index.html')}`)
    return 0
  })
}

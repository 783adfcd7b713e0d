import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { type FormsFile, formsFilePath } from '#contracts/forms-file.ts'
import { locales } from '#domain/values/locale.ts'
import { type Form, isFormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { BuiltSite } from '#scripts/checks/built/built-site.ts'

type Site = Pick<BuiltSite, 'dir' | 'files' | 'pages'>

/** Returns a finding for each form whose page that says what to correct has another heading than the page it stands on. */
export async function checkFormHeadings({ dir, files, pages }: Site): Promise<readonly string[]> {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const findings = locales.map(async (locale) => {
    const file = formsFilePath(locale)
    if (!files.has(file.slice(1))) return []
    const { forms }: FormsFile = JSON.parse(await readFile(join(dir, file), 'utf8'))
    return Object.entries(forms).flatMap(([id, { title, page }]) => {
      const built = page === undefined ? undefined : byPath.get(page)
      // A short form without a page of its own has that of the longer one.
      if (built === undefined || isLongerOn(built.ids, id)) return []
      const own = headingOf(built.html, id)
      return own === title ? [] : [`${page} has ${id} below "${own}", and again below "${title}"`]
    })
  })
  return (await Promise.all(findings)).flat()
}

function isLongerOn(ids: ReadonlySet<string>, id: string): boolean {
  const { shortOf }: Partial<Form> = isFormId(id) ? forms[id] : {}
  return shortOf !== undefined && !ids.has(id) && ids.has(shortOf)
}

/** Returns the text of the heading that names a form. */
function headingOf(html: string, form: string): string | undefined {
  const page = parseDocument(html)
  const id = DomUtils.getElementById(form, page)?.attribs['aria-labelledby']
  const heading = id === undefined ? null : DomUtils.getElementById(id, page)
  return heading === null ? undefined : DomUtils.textContent(heading).trim()
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FormsFile, formsFilePath } from '#contracts/forms-file.ts'
import { locales } from '#domain/values/locale.ts'
import { type Form, isFormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { BuiltSite } from '#scripts/checks/built/built-site.ts'

type Site = Pick<BuiltSite, 'dir' | 'files' | 'pages'>

/** Returns a finding for each form whose page that says what to correct has another heading than the page it stands on. */
export async function checkFormHeadings({ dir, files, pages }: Site): Promise<readonly string[]> {
  const paths = new Map(pages.map((page) => [page.path, page.html]))
  const findings = locales.map(async (locale) => {
    const file = formsFilePath(locale)
    if (!files.has(file.slice(1))) return []
    const { forms }: FormsFile = JSON.parse(await readFile(join(dir, file), 'utf8'))
    return Object.entries(forms).flatMap(([id, { title, page }]) => {
      const html = page === undefined ? undefined : paths.get(page)
      // A short form without a page of its own has that of the longer one.
      if (html === undefined || isLongerOn(html, id)) return []
      const own = headingOf(html, id)
      return own === title ? [] : [`${page} has ${id} below "${own}", and again below "${title}"`]
    })
  })
  return (await Promise.all(findings)).flat()
}

function isLongerOn(html: string, id: string): boolean {
  const { shortOf }: Partial<Form> = isFormId(id) ? forms[id] : {}
  return shortOf !== undefined && !html.includes(` id="${id}"`) && html.includes(` id="${shortOf}"`)
}

/** Returns the text of the heading that names a form. */
function headingOf(html: string, form: string): string | undefined {
  const tag = new RegExp(`<form[^>]*\\sid="${form}"[^>]*>`).exec(html)?.[0] ?? ''
  const id = / aria-labelledby="([^"]+)"/.exec(tag)?.[1]
  const heading = new RegExp(`<(h\\d)[^>]*\\sid="${id}"[^>]*>([\\s\\S]*?)</\\1>`).exec(html)?.[2]
  return heading
    ?.replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&amp;', '&')
    .trim()
}

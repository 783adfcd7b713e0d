import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isEntry, runCommand } from '#scripts/kit/command.ts'
import { fontCuts, isPreloaded, makeFont, type FontFile } from '#scripts/fonts/font-files.ts'

/** A committed file that this command writes: its path in the project and its content. */
export type MadeFile = Readonly<{ path: string; content: Buffer | string }>

/** Returns all files that the fonts of the site are made of. */
export async function makeFontFiles(): Promise<readonly MadeFile[]> {
  const fonts = await Promise.all(fontCuts.map(makeFont))
  return [
    ...fonts.map((font) => ({ path: join('public', 'fonts', font.fileName), content: font.bytes })),
    { path: join('src', 'styles', 'fonts.css'), content: formatCss(fonts) },
    { path: join('src', 'styles', 'font-preloads.ts'), content: formatPreloads(fonts) },
  ]
}

function formatCss(fonts: readonly FontFile[]): string {
  return `/* Written by "npm run fonts"; change scripts/fonts/font-files.ts. */\n${fonts.map((font) => font.css).join('\n')}\n`
}

function formatPreloads(fonts: readonly FontFile[]): string {
  const hrefs = fonts.filter(({ cut }) => isPreloaded(cut)).map((font) => `  '/fonts/${font.fileName}',`)
  return [
    '/** Fonts of the first screen, to be preloaded. Written by "npm run fonts"; change scripts/fonts/font-files.ts. */',
    'export const fontPreloads: readonly string[] = [',
    ...hrefs,
    ']',
    '',
  ].join('\n')
}

if (isEntry(import.meta)) {
  const about =
    'Cuts the fonts of the site out of their packages: public/fonts, src/styles/base/fonts.css, src/styles/base/font-preloads.ts.'
  await runCommand({ usage: 'npm run fonts', about, options: {} }, async () => {
    await mkdir(join('public', 'fonts'), { recursive: true })
    for (const old of await readdir(join('public', 'fonts'))) {
      if (old.endsWith('.woff2')) await rm(join('public', 'fonts', old))
    }
    for (const file of await makeFontFiles()) {
      await writeFile(file.path, file.content)
      console.log(`${file.path}  ${file.content.length} bytes`)
    }
    return 0
  })
}

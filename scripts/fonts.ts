import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isEntry, runCommand } from '#scripts/kit/command.ts'
import { fontCuts, makeFont } from '#scripts/fonts/font-files.ts'

/** A committed file that this command writes. */
export type MadeFile = Readonly<{ path: string; content: Buffer | string }>

const fontsDir = join('data', 'theme', 'fonts')

/** Returns all font files of the demo agency. */
export async function makeFontFiles(): Promise<readonly MadeFile[]> {
  const fonts = await Promise.all(fontCuts.map(makeFont))
  const faces = fonts.flatMap((font) => font.faces)
  return [
    ...fonts.map((font) => ({ path: join(fontsDir, font.fileName), content: font.bytes })),
    { path: join('data', 'theme', 'fonts.json'), content: `${JSON.stringify(faces, undefined, 2)}\n` },
  ]
}

if (isEntry(import.meta)) {
  const about =
    'Cuts the fonts of the demo agency out of their packages: data/theme/fonts and data/theme/fonts.json.'
  await runCommand({ usage: 'npm run fonts', about, options: {} }, async () => {
    await rm(fontsDir, { recursive: true, force: true })
    await mkdir(fontsDir, { recursive: true })
    for (const file of await makeFontFiles()) {
      await writeFile(file.path, file.content)
      console.log(`${file.path}  ${file.content.length} bytes`)
    }
    return 0
  })
}

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import { CommandError } from '#scripts/kit/command.ts'
import type { Site } from '#site'
import { appIcons } from '#views/shell/web-manifest.ts'

/** Part of a maskable icon's side that no device crops (W3C, Web Application Manifest: a circle of four fifths). */
const safePart = 0.72

/** Size of the icon that Apple devices look for at the root, in px. */
const appleSide = 180

/** Yields the icons of the installed site, drawn from the favicon. */
export async function* iconFiles({
  files,
  catalogue,
}: Pick<Site, 'files' | 'catalogue'>): AsyncGenerator<BuiltFile> {
  const source = files.find(({ path }) => path === '/favicon.svg')
  if (source === undefined)
    throw new CommandError('public/favicon.svg is missing: the icons are drawn from it.')
  const favicon = await readFile(source.file)
  const background = catalogue.theme.colors.banner.light
  for (const { file, size, purpose } of appIcons) {
    const part = purpose === 'maskable' ? safePart : 1
    yield [file, await drawIcon(favicon, { side: size, part, background })]
  }
  const apple = { side: appleSide, part: 1, background, isOpaque: true }
  yield ['/apple-touch-icon.png', await drawIcon(favicon, apple)]
}

type Icon = Readonly<{ side: number; part: number; background: string; isOpaque?: boolean }>

/** Returns the favicon as a PNG; a maskable icon is filled up to its edges. */
async function drawIcon(
  favicon: Buffer,
  { side, part, background, isOpaque = part < 1 }: Icon,
): Promise<Buffer> {
  const inner = Math.round(side * part)
  const before = Math.floor((side - inner) / 2)
  const after = side - inner - before
  const icon = sharp(favicon, { density: 72 * (inner / 48) })
    .resize(inner, inner)
    .extend({ top: before, bottom: after, left: before, right: after, background })
  return await (isOpaque ? icon.flatten({ background }) : icon).png({ palette: true }).toBuffer()
}

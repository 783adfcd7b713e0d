import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ViewContext } from '#views/kit/context.ts'
import { appIcons, webManifests } from '#views/shell/web-manifest.ts'

/** Part of a maskable icon's side that no device cuts off (W3C, Web Application Manifest: a circle of four fifths). */
const safePart = 0.72

/** Side of the icon that Apple's devices look for at the root, px. */
const appleSide = 180

/** Writes what makes the site installable: a manifest for each language, and the icons, drawn from the favicon. */
export async function writeManifests(dist: string, context: ViewContext): Promise<void> {
  for (const [path, text] of webManifests(context)) await writeFile(join(dist, path), text)
  const favicon = await readFile(join(dist, 'favicon.svg'))
  const background = context.catalogue.theme.colors.banner.light
  await mkdir(join(dist, 'icons'), { recursive: true })
  for (const { file, size, purpose } of appIcons)
    await writeFile(
      join(dist, file),
      await drawIcon(favicon, { side: size, part: purpose === 'maskable' ? safePart : 1, background }),
    )
  await writeFile(
    join(dist, 'apple-touch-icon.png'),
    await drawIcon(favicon, { side: appleSide, part: 1, background, isOpaque: true }),
  )
}

type Icon = Readonly<{ side: number; part: number; background: string; isOpaque?: boolean }>

/** Returns the favicon as a PNG; one that devices cut has its background up to the edge. */
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

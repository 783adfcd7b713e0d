/**
 * Writes a mirrored copy (`-m.webp`) of every outside view in data/pictures/ that has none yet: a second
 * first picture for another home. Run once, with `node scripts/demo/mirror-pictures.ts`; the copies are committed.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const dir = join(import.meta.dirname, '../../data/pictures')
const outside =
  /^(villa|rowhouse|newbuild|farmhouse|apartment|shop|halfopen|bungalow|land|garages|garden)(_dusk|_rear)?-\d+\.webp$/

for (const file of readdirSync(dir).filter((name) => outside.test(name))) {
  const copy = join(dir, file.replace('.webp', '-m.webp'))
  if (existsSync(copy)) continue
  await sharp(join(dir, file)).flop().webp({ quality: 84, effort: 5 }).toFile(copy)
}

import { existsSync } from 'node:fs'
import { basename, isAbsolute, join, relative, resolve } from 'node:path'

/**
 * Returns the path of a picture's original.
 * @param dirs directories of pictures; the first one that has the file wins
 * @throws when none has it, or the name leads out of them
 */
export function pictureSource(dirs: readonly string[], file: string): string {
  for (const dir of dirs) {
    const path = resolve(dir, file)
    const below = relative(dir, path)
    if (below.startsWith('..') || isAbsolute(below)) throw new Error(`it lies outside ${basename(dir)}/`)
    if (existsSync(path)) return path
  }
  throw new Error('there is no such file')
}

/** Returns the first directory that has a file. */
export function dirOf(dirs: readonly string[], file: string): string | undefined {
  return dirs.find((dir) => existsSync(join(dir, file)))
}

/** Returns where a picture is, or should be, in words for people: `pictures/villa-0.webp`. */
export function placeOf([first = '', ...others]: readonly string[], file: string): string {
  const dir = dirOf([first, ...others], file) ?? first
  return `${basename(dir)}/${file}`
}

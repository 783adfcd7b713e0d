import type { MultiSelectOption } from './MultiSelect.tsx'

/** Says that the props of an island cannot be packed: a fault of the program. */
export class PackError extends Error {
  override name = 'PackError'
}

/** Returns the cells of an option. A town's slug is mostly its name in small letters: then it is left out. */
export function packOption({ value, label, count }: MultiSelectOption): readonly string[] {
  return [label, String(count), value === plainSlug(label) ? '' : value]
}

/** Returns the options of a line of their cells. */
export function unpackOptions(line: string): readonly MultiSelectOption[] {
  const cells = line.split('\t')
  return Array.from({ length: Math.floor(cells.length / 3) }, (_, at) => {
    const [label = '', count, value = ''] = cells.slice(at * 3, at * 3 + 3)
    return { value: value === '' ? plainSlug(label) : value, label, count: Number(count) }
  })
}

function plainSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

/**
 * Returns cells as one line.
 * @throws {PackError} when a cell holds a tab or a line break
 */
export function packLine(cells: readonly string[]): string {
  if (cells.some((cell) => /[\t\n]/.test(cell))) throw new PackError(`not one line: ${cells.join(' ')}`)
  return cells.join('\t')
}

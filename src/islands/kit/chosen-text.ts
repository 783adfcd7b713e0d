/**
 * Returns the words of a closed multi-select: its chosen options, or the first and how many more.
 * @example chosenText(options, ['zele', 'lokeren', 'hamme'], 'Alle gemeenten') // 'Zele + 2'
 */
export function chosenText(
  options: readonly Readonly<{ value: string; label: string }>[],
  chosen: readonly string[],
  all: string,
): string {
  const [first, second, ...others] = options.filter(({ value }) => chosen.includes(value))
  if (first === undefined) return all
  if (second === undefined) return first.label
  return others.length === 0 ? `${first.label}, ${second.label}` : `${first.label} + ${others.length + 1}`
}

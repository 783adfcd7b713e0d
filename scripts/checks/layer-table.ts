import type { Layer } from '../../layers.ts'

const start = '<!-- layers:start -->'
const end = '<!-- layers:end -->'

/** Returns the layers as the Markdown table that the README prints. */
export function formatLayerTable(layers: readonly Layer[]): string {
  const rows = layers.map(
    ({ name, at, is, may, loads = [], npm }) =>
      `| \`${name}\` | ${at.map((place) => `\`${place}\``).join(' ')} | ${is} | ${[...may, ...loads.map((other) => `${other} on demand`)].join(', ') || 'nothing'} | ${npm.join(', ').replace('*', 'any') || 'none'} |`,
  )
  return ['| layer | at | is | may import | npm |', '|---|---|---|---|---|', ...rows].join('\n')
}

/** Returns the README with the table of these layers between its markers; undefined when it has no markers. */
export function withLayerTable(readme: string, layers: readonly Layer[]): string | undefined {
  const from = readme.indexOf(start)
  const to = readme.indexOf(end)
  if (from < 0 || to < from) return undefined
  return `${readme.slice(0, from + start.length)}\n\n${formatLayerTable(layers)}\n\n${readme.slice(to)}`
}

/** Returns a finding when the table in the README differs from these layers. */
export function checkLayerTable(readme: string, layers: readonly Layer[]): readonly string[] {
  const wanted = withLayerTable(readme, layers)
  if (wanted === undefined) return [`README.md has no ${start} … ${end}: the table of layers belongs there`]
  // The formatter may pad cells.
  const squeeze = (text: string): string => text.replace(/-{3,}/g, '---').replace(/[ \t]+/g, ' ')
  return squeeze(wanted) === squeeze(readme)
    ? []
    : [
        `README.md prints other layers than layers.ts: put this between ${start} and ${end}\n${formatLayerTable(layers)}`,
      ]
}

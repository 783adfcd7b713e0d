import type { Adapter } from './adapter.ts'
import { readCsv } from './csv/csv.ts'
import { readOmnicasa } from './omnicasa.ts'
import { readOpenImmo } from './openimmo/openimmo.ts'
import { readWhise } from './whise/whise.ts'

/** The formats that can be imported, by the name that is typed. */
export const adapters = {
  omnicasa: {
    about: 'Omnicasa: the answer of GetPropertyListJson or GetProjectListJson',
    read: readOmnicasa,
  },
  whise: {
    about: 'Whise: its API at https://api.whise.eu, or a saved answer of estates/list',
    read: readWhise,
  },
  openimmo: {
    about: 'OpenImmo 1.2.7: a transfer of all or some listings, as XML or as a ZIP with its pictures',
    read: readOpenImmo,
  },
  csv: {
    about: 'a table with one listing per row, as import.json of the data directory describes it',
    read: readCsv,
  },
} as const satisfies Readonly<Record<string, Readonly<{ about: string; read: Adapter }>>>

/** The name of a format. */
export type FormatName = keyof typeof adapters

/** Whether a format can be imported. */
export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(adapters, name)
}

import type { Adapter } from './adapter.ts'
import { readOmnicasa } from './omnicasa.ts'
import { readWhise } from './whise.ts'

/** The formats that can be imported, by the name that is typed. */
export const adapters = {
  omnicasa: {
    about: 'Omnicasa: the answer of GetPropertyListJson or GetProjectListJson',
    read: readOmnicasa,
  },
  whise: { about: 'Whise: the answer of estates/list, or a list of its pages', read: readWhise },
} as const satisfies Readonly<Record<string, Readonly<{ about: string; read: Adapter }>>>

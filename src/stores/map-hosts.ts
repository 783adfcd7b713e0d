import { createStoredAtom } from './stored-atom.ts'

/** The third-party hosts that the visitor lets draw the map, in one line; '' for none. Kept until the tab is closed. */
export const $mapHosts = createStoredAtom<string>({
  name: 'mapHosts',
  initial: '',
  decode: (kept) => (typeof kept === 'string' ? kept : ''),
  keptIn: typeof document === 'undefined' ? undefined : { storage: () => sessionStorage, events: globalThis },
})

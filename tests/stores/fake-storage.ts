import type { KeptIn } from '#stores/stored-values.ts'

/** A browser's storage, shared by tabs: each tab gets an event for what the others write. */
export function createBrowser(kept: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(kept))
  const tabs: EventTarget[] = []
  return {
    values,
    openTab(): KeptIn {
      const events = new EventTarget()
      tabs.push(events)
      const tellOthers = (key: string): void => {
        for (const other of tabs) if (other !== events) tell(other, key)
      }
      return {
        events,
        storage: () => ({
          getItem: (key) => values.get(key) ?? null,
          setItem: (key, value) => {
            values.set(key, value)
            tellOthers(key)
          },
          removeItem: (key) => {
            if (values.delete(key)) tellOthers(key)
          },
        }),
      }
    },
    /** Empties the storage, as a visitor does in the browser's settings. */
    clear() {
      values.clear()
      for (const tab of tabs) tell(tab, '')
    },
  }
}

/** A tab of a browser that blocks storage: any access throws. */
export function blockedTab(): KeptIn {
  return {
    events: new EventTarget(),
    storage: () => {
      throw new DOMException('Access is denied', 'SecurityError')
    },
  }
}

/** A tab of a browser whose storage is full. */
export function fullTab(): KeptIn {
  return {
    events: new EventTarget(),
    storage: () => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('No room', 'QuotaExceededError')
      },
      removeItem: () => {},
    }),
  }
}

/** Restores a page from the back/forward cache. */
export function comeBack({ events }: KeptIn): void {
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
}

function tell(tab: EventTarget, key: string): void {
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

import type { PublicationState } from '#domain/publishing/publication-state.ts'
import type { EditorLocale } from '../../labels/editor-locale.ts'

/** What came of asking: the state, or why there is none. */
export type Answered = Readonly<
  /** `pause`: milliseconds until it is asked again while a publication runs, where that is not the usual. */
  | { kind: 'state'; state: PublicationState; isBusy?: boolean; pause?: number }
  /** Who asks may not publish, and may sign in, where somebody can. */
  | { kind: 'stranger'; signIn?: string }
  /** Nobody publishes from here: the site has no service, or one that publishes nothing. */
  | { kind: 'elsewhere' }
  | { kind: 'silent' }
>

/** What can be asked of whoever publishes. */
export type AskPublication = (act: 'look' | 'publish' | 'undo') => Promise<Answered>

/** Returns what asks the service of the site. */
export function askService(locale: EditorLocale): AskPublication {
  const ask: AskPublication = async (act) => {
    const path = act === 'look' ? '' : `/${act}`
    const response = await fetch(`/preview/publication${path}?locale=${locale}`, {
      method: act === 'look' ? 'GET' : 'POST',
      headers: { accept: 'application/json' },
    }).catch((error: unknown) => {
      // The panel says that nothing answers; the console why.
      console.warn('the service that publishes does not answer', error)
      return undefined
    })
    if (response === undefined || response.status >= 500) return { kind: 'silent' }
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    if (!isJson || response.status === 404) return { kind: 'elsewhere' }
    if (response.status === 403) {
      const { signIn }: { signIn?: string } = await response.json()
      return { kind: 'stranger', signIn }
    }
    if (response.status === 409) {
      const answered = await ask('look')
      return answered.kind === 'state' ? { ...answered, isBusy: true } : answered
    }
    return response.ok ? { kind: 'state', state: await response.json() } : { kind: 'silent' }
  }
  return ask
}

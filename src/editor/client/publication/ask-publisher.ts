import type { EditorLocale } from '../../labels/editor-locale.ts'
import { askGitHub } from './ask-github.ts'
import { type AskPublication, askService } from './ask-service.ts'

/** Where the editor writes to, of its configuration. */
export type Backend = Readonly<{ name: string; repo: string; branch?: string; api_root?: string }>

/** Where the package keeps who is signed in, as JSON. */
const userKey = 'sveltia-cms.user'

/** Returns what asks the service of the site, and GitHub where that publishes nothing. */
export function askPublisher(locale: EditorLocale, backend: Backend): AskPublication {
  const service = askService(locale)
  if (backend.name !== 'github') return service
  const { repo, branch = 'main', api_root: apiRoot } = backend
  const github = askGitHub({ repo, branch, apiRoot }, readToken)
  return async (act) => {
    const answered = await service(act)
    return answered.kind === 'elsewhere' ? await github(act) : answered
  }
}

function readToken(): string | undefined {
  const { backendName, token }: { backendName?: string; token?: string } = JSON.parse(
    localStorage.getItem(userKey) ?? '{}',
  )
  return backendName === 'github' ? token : undefined
}

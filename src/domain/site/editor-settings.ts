/** Where the editor at `/admin/` reads and writes the site's files. */
export type EditorSettings = Readonly<{
  host: 'github' | 'gitlab' | 'gitea'
  /** `owner/name`. */
  repository: string
  branch: string
  /** Address of the host's interface, where it is not the host's own. */
  apiRoot?: string
  /** Address of the service that signs editors in. */
  authUrl?: string
  /** Id of the application with which editors sign in by PKCE. */
  appId?: string
}>

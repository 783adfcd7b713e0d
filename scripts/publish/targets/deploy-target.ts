/** Whether a release is live, was live until a rollback, or was never made live. */
export type ReleaseStatus = 'live' | 'taken back' | 'new'

/** A place where the site is made live. */
export type DeployTarget = Readonly<{
  /** Where the live site is, for people: `/srv/site/current`. */
  live: string
  status: (name: string) => Promise<ReleaseStatus>
  /**
   * Makes a built site live as a release of that name.
   * @throws {CommandError} when the target refuses it; what is live stays as it is, or whole
   */
  publish: (built: string, name: string) => Promise<void>
  /**
   * Makes the release before the live one live again, and returns its name.
   * @throws {CommandError} when there is none
   */
  rollBack: () => Promise<string>
}>

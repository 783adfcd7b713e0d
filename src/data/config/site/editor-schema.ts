import * as v from 'valibot'

const address = v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'an address with https://'))

/** The editor at `/admin/`; without it there is none. */
export const editorSchema = v.strictObject({
  host: v.picklist(['github', 'gitlab', 'gitea']),
  repository: v.pipe(v.string(), v.regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'owner/name')),
  branch: v.optional(v.pipe(v.string(), v.nonEmpty()), 'main'),
  apiRoot: v.optional(address),
  authUrl: v.optional(address),
  appId: v.optional(v.string()),
})

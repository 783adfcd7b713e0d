/** The package has no types of its own; what the tests use. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  export default class S3rver {
    constructor(
      options: Readonly<{
        directory: string
        silent: boolean
        configureBuckets: readonly { name: string }[]
      }>,
    )
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
}

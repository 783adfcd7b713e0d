import { CommandError } from '#scripts/kit/command.ts'
import { type Environment, readVariable } from '#service/kit/settings/read-variable.ts'

/** What is stored with an object, and sent with it. */
export type ObjectHeaders = Readonly<{ type: string; caching: string }>

/** Objects of a bucket below a prefix, by key. */
export type Bucket = Readonly<{
  /** As typed: `s3://bucket/prefix`. */
  address: string
  /** Undefined when there is none. */
  read: (key: string) => Promise<string | undefined>
  write: (key: string, body: Uint8Array | string, headers: ObjectHeaders) => Promise<void>
  /** Copies within the bucket, with its headers. */
  copy: (from: string, to: string) => Promise<void>
  remove: (key: string) => Promise<void>
}>

/**
 * Opens an S3-compatible bucket: `s3://bucket` or `s3://bucket/prefix`. Keys and region come from where Amazon's tools take
 * them, first of all AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION; each method throws a {@link CommandError}
 * when the host refuses.
 */
export async function openBucket(
  address: string,
  endpoint: string | undefined,
  environment: Environment,
): Promise<Bucket> {
  const { bucket: name, prefix } = parseBucket(address)
  // Half a second of loading, which other targets need not wait for.
  const { CopyObjectCommand, DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3')
  const host =
    endpoint ??
    readVariable(environment, 'AWS_ENDPOINT_URL_S3') ??
    readVariable(environment, 'AWS_ENDPOINT_URL')
  const region = readVariable(environment, 'AWS_REGION')
  const client = new S3Client({
    ...(host === undefined ? {} : { endpoint: parseEndpoint(host), forcePathStyle: true }),
    // Other hosts than Amazon know one region, whatever its name.
    ...(host !== undefined && region === undefined ? { region: 'us-east-1' } : {}),
    // Some hosts refuse checksums that S3 asks nobody for.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: name, Key: prefix + key })
  const asked = async <T>(what: string, answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (error) {
      throw new CommandError(`${address}: ${what}: ${explain(error)}`, { cause: error })
    }
  }
  return {
    address,
    read: (key) =>
      asked(
        `reading ${key}`,
        client
          .send(new GetObjectCommand(at(key)))
          .then(({ Body }) => Body?.transformToString())
          .catch((error: unknown) => {
            if (error instanceof NoSuchKey) return undefined
            throw error
          }),
      ),
    write: async (key, body, { type, caching }) => {
      const input = { ...at(key), Body: body, ContentType: type, CacheControl: caching }
      await asked(`writing ${key}`, client.send(new PutObjectCommand(input)))
    },
    copy: async (from, to) => {
      const input = { ...at(to), CopySource: encodeURI(`${name}/${prefix}${from}`) }
      await asked(`writing ${to}`, client.send(new CopyObjectCommand(input)))
    },
    remove: async (key) =>
      void (await asked(`deleting ${key}`, client.send(new DeleteObjectCommand(at(key))))),
  }
}

function parseBucket(address: string): Readonly<{ bucket: string; prefix: string }> {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)((?:\/[\w.-]+)*)\/?$/.exec(address) ?? []
  if (bucket === undefined)
    throw new CommandError(`--to ${address}: expected s3://bucket or s3://bucket/prefix`)
  return { bucket, prefix: path === '' ? '' : `${path.slice(1)}/` }
}

function parseEndpoint(text: string): string {
  const found = URL.parse(text)
  if (found === null || !/^https?:$/.test(found.protocol))
    throw new CommandError(
      `--endpoint ${text}: expected the address of an S3 host, such as https://s3.host.example`,
    )
  return text
}

/** One line: the code that hosts and the client give errors, and their words. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError) return error.errors.map(explain).join('; ')
  const words = error.message === '' || error.message === error.name ? '' : ` (${error.message})`
  return `${error.name}${words}`
}

import { Spoken, type SpokenView } from './Spoken.tsx'
import { Status, type StatusView } from './Status.tsx'

/** A document in a list; one without an address was handed in on paper. */
export type FileView = Readonly<{
  key: string
  name: SpokenView
  href?: string
  /** `9 november, pdf, 1,1 MB`. */
  about: string
  status?: StatusView
}>

/** Documents, each with its day and its status. */
export function Files({ files }: Readonly<{ files: readonly FileView[] }>) {
  return (
    <ul className="files" role="list">
      {files.map(({ key, name, href, about, status }) => (
        <li key={key}>
          <p>
            {href === undefined ? (
              <Spoken of={name} />
            ) : (
              <a href={href}>
                <Spoken of={name} />
              </a>
            )}
          </p>
          {about !== '' && <p>{about}</p>}
          {status !== undefined && <Status status={status} />}
        </li>
      ))}
    </ul>
  )
}

import type { WantedPaper } from '#domain/owners/owner-document.ts'
import type { SpokenText } from '#domain/values/locale.ts'
import type { Owner } from '#service/owners/accounts/find-owner.ts'
import type { Upload } from '#service/kit/uploads/upload.ts'

/** A paper that an owner hands in. */
export type HandedIn = Readonly<{
  owner: Owner
  subject: string
  /** What the home is called. */
  home: string
  paper: WantedPaper
  name: SpokenText
  file: Upload
  remark: string
}>

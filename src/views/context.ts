import type { Catalogue } from '#domain/catalogue.ts'
import type { PlainDate } from '#domain/measure.ts'
import type { PictureManifest } from '#domain/picture.ts'
import type { Ledger } from '#domain/route-entry.ts'
import type { RouteTable } from '#routes/route.ts'

/** Everything that a view reads: the loaded site. `now` is the day of the build, Europe/Brussels. */
export type ViewContext = Readonly<{
  catalogue: Catalogue
  routes: RouteTable
  pictures: PictureManifest
  now: PlainDate
  /** Origin of the published site without a trailing slash: `https://kouterenkaai.example`. */
  baseUrl: string
  /** What was published of listings before this build; absent where nobody remembers. */
  ledger?: Pick<Ledger, 'listings'>
}>

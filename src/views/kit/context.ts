import type { Catalogue } from '#domain/site/catalogue.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { PictureManifest } from '#domain/site/picture.ts'
import type { Ledger } from '#domain/site/route-entry.ts'
import type { RouteTable } from '#routes/table/route.ts'

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

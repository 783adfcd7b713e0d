import type { Route } from '#routes/table/route.ts'
import type { ViewContext } from '#views/kit/context.ts'

/** Name of the QR code beside the page of a listing. */
export const qrFile = 'qr.svg'

/** Returns the address that paper gives of a page: the canonical one of its language, written out. */
export function paperUrl({ baseUrl }: Pick<ViewContext, 'baseUrl'>, { canonical }: Route): string {
  return `${baseUrl}${canonical}`
}

/** Yields the QR code that the page of every property, project and unit has beside it: its path, and what it says. */
export function* qrCodes(
  context: Pick<ViewContext, 'routes' | 'baseUrl'>,
): Generator<Readonly<{ path: string; url: string }>> {
  for (const kind of ['property', 'project', 'unit'] as const)
    for (const route of context.routes.ofKind(kind))
      yield { path: `${route.path}${qrFile}`, url: paperUrl(context, route) }
}

import type { Route } from '#routes/table/route.ts'
import type { ViewContext } from '#views/kit/context.ts'

/** Name of the QR code file next to a listing's page. */
export const qrFile = 'qr.svg'

/** Returns the full address to print: the canonical one of the page's language. */
export function paperUrl({ baseUrl }: Pick<ViewContext, 'baseUrl'>, { canonical }: Route): string {
  return `${baseUrl}${canonical}`
}

/** Yields the QR code of every property, project and unit: its path and the address in it. */
export function* qrCodes(
  context: Pick<ViewContext, 'routes' | 'baseUrl'>,
): Generator<Readonly<{ path: string; url: string }>> {
  for (const kind of ['property', 'project', 'unit'] as const)
    for (const route of context.routes.ofKind(kind))
      yield { path: `${route.path}${qrFile}`, url: paperUrl(context, route) }
}

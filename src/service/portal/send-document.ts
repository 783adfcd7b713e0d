import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import type { OwnerDocument } from '#domain/owners/owner-document.ts'
import { readHandedIn } from '#service/owners/papers/handed-in.ts'
import type { PortalContext } from './portal-context.ts'

/** Sends a document of a home; undefined when the home has no such document, or its file is not there. */
export async function sendDocument(
  c: Context,
  context: PortalContext,
  { documents }: OwnedHome,
  id: string,
): Promise<Response | undefined> {
  const document = documents.find((one) => one.id === id)
  const content = document === undefined ? undefined : await readDocument(context, document)
  if (document?.file === undefined || content === undefined) return undefined
  return c.body(content, 200, {
    'Content-Type': document.mediaType ?? getMimeType(document.file) ?? 'application/octet-stream',
    // Saved, never opened on the site's own origin.
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(document.file)}`,
  })
}

/** Reads a document from the directory of owners' documents, or what an owner handed in from the database. */
async function readDocument(
  { database, ownerDocuments }: PortalContext,
  { id, file, from }: OwnerDocument,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (file === undefined) return undefined
  const handedIn = from === 'owner' ? await readHandedIn(database, id) : undefined
  if (handedIn !== undefined) return new Uint8Array(handedIn.content)
  // The import refuses names that lead elsewhere; a name alone is read all the same.
  const content = await readFile(join(ownerDocuments, basename(file))).catch(absentAsUndefined)
  return content && new Uint8Array(content)
}

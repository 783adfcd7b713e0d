import { extractText, getDocumentProxy } from 'unpdf'

/** A PDF: its number of pages, and its text without spaces, since a PDF often has none. */
export type PdfText = Readonly<{ pages: number; text: string }>

/** Reads a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  })
  return { pages: totalPages, text: withoutSpaces(text) }
}

/** Returns a text without spaces, to search for it in {@link readPdf}'s result. */
export function withoutSpaces(words: string): string {
  return words.normalize('NFC').replaceAll(/[\s\u00AD\u200B]/g, '')
}

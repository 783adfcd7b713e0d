import { extractText, getDocumentProxy } from 'unpdf'

/** A printed document: how many pages it has, and its words without any space, since a PDF often has none to find. */
export type PdfText = Readonly<{ pages: number; text: string }>

/** Reads a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  })
  return { pages: totalPages, text: withoutSpaces(text) }
}

/** Returns words as {@link readPdf} gives them, to look for them there. */
export function withoutSpaces(words: string): string {
  return words.normalize('NFC').replaceAll(/[\s\u00AD\u200B]/g, '')
}

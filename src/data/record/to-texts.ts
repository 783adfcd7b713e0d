import { cellText } from '../cell/cell.ts'
import type { UrlList } from './media-record.ts'

const longestText = 2_000

/** Returns the texts of a list, or of one text with commas, without empty ones and duplicates. */
export function toTexts(list: UrlList): readonly string[] {
  const cells = typeof list === 'string' ? list.split(/[,;\n]/) : (list ?? [])
  const texts = cells.flatMap((value) => cellText(value) ?? []).filter((text) => text.length <= longestText)
  return [...new Set(texts)]
}

/** What was answered to a request, the lines of the log about it, and what was asked of the database. */
export type Answered = Readonly<{
  status: number
  place: string
  text: string
  told: string
  statements: readonly string[]
}>

/**
 * Whether a request can miss a table: it names it, or writes to one whose rows point to it or are pointed to.
 * @param linked the names of those tables
 */
export function needs(answer: Answered | undefined, table: string, linked: ReadonlySet<string>): boolean {
  return (answer?.statements ?? []).some((statement) => {
    const words: readonly string[] = statement.match(/\w+/g) ?? []
    return words.includes(table) || (!/^select\b/i.test(statement) && words.some((word) => linked.has(word)))
  })
}

/** Returns what is wrong with an answer while a table is missing, beside the answer while it was there. */
export function faultsOf(table: string, answer: Answered, whole: Answered | undefined): readonly string[] {
  const { status, told } = answer
  if (status === 503) return told.includes(table) || isProbe(answer) ? [] : ['503 without a line of the log']
  if (status !== whole?.status) return [`${status} instead of ${whole?.status}`]
  const [now, then] = [plain(answer), plain(whole)]
  if (now === then) return []
  const at = [...now].findIndex((letter, index) => letter !== then[index])
  const around = (text: string): string =>
    text.slice(at < 0 ? now.length : Math.max(at - 20, 0)).slice(0, 200)
  return [`another text: ${around(now)} instead of ${around(then)}`]
}

/** Whether an answer is that of `/readyz`, which is asked every few seconds. */
function isProbe({ text }: Answered): boolean {
  return text === 'the database does not answer'
}

/** Returns an answer without what is made anew each time: numbers, tokens, times, codes and the pictures of them. */
function plain({ place, text }: Answered): string {
  return `${place}${text}`
    .replaceAll(/<svg.*?<\/svg>|<code>[^<]*<\/code>/gs, '')
    .replaceAll(/[\w-]+\.[\w-]{43}|[\w-]{20,}/g, '*')
    .replaceAll(/\d+/g, '0')
}

import ts from 'typescript'

/** Functions of Node that read files: a disk that cannot be read is no file that is not there. */
const fileReads = /^(?:readFile|readdir|stat|lstat|access|realpath|open)(?:Sync)?$/

/**
 * Returns the lines of a source text where an error is swallowed: by a `catch` that neither looks at it nor does anything,
 * unless a comment says why nobody needs to know; and by one that takes any error of a file for its absence, whatever it says.
 */
export function findSilentCatches(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const report = (node: ts.Node, why: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    found.push(`${file}:${line + 1} ${why}`)
  }
  const visit = (node: ts.Node): void => {
    if (
      ts.isCatchClause(node) &&
      isSilent(node.block, node.variableDeclaration?.name) &&
      !hasReason(node, source)
    )
      report(node, 'swallows an error without a reason')
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression
      const handler =
        name.text === 'catch' ? node.arguments[0] : name.text === 'then' ? node.arguments[1] : undefined
      if (
        handler !== undefined &&
        ts.isArrowFunction(handler) &&
        isSilent(handler.body, handler.parameters[0]?.name)
      ) {
        if (name.text === 'catch' && readsFile(expression))
          report(node.expression.name, 'takes every error of a file for its absence')
        else if (!hasReason(handler, source)) report(handler, 'swallows an error without a reason')
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Whether nothing happens in a body, and nobody looks at the error: it may give a constant. */
function isSilent(body: ts.Node, error?: ts.BindingName): boolean {
  let isBusy = false
  const visit = (node: ts.Node): void => {
    const isAction = ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isThrowStatement(node)
    const isAssignment = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken
    const isError = error !== undefined && ts.isIdentifier(node) && node.text === error.getText()
    if (isAction || isAssignment || isError) isBusy = true
    else ts.forEachChild(node, visit)
  }
  visit(body)
  return !isBusy
}

function readsFile(expression: ts.Expression): boolean {
  return (
    ts.isCallExpression(expression) &&
    ts.isIdentifier(expression.expression) &&
    fileReads.test(expression.expression.text)
  )
}

/** Whether there is a comment in a node, or before the statement that it stands in. */
function hasReason(node: ts.Node, source: ts.SourceFile): boolean {
  let statement = node
  while (!ts.isStatement(statement) && statement.parent !== undefined) statement = statement.parent
  const lines = [node.getFullText(source)]
  const before = ts.getLeadingCommentRanges(source.text, statement.getFullStart()) ?? []
  return before.length > 0 || lines.some((text) => /\/\/|\/\*/.test(text))
}

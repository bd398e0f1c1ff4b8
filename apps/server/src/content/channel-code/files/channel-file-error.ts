import type { ContentProblemCode } from '@grandstand/contract'

/** A position in a channel folder; lines and columns count from 1. */
export interface SourcePosition {
  file: string
  line: number
  column: number
  /** Where in the file's value. */
  path?: readonly PropertyKey[]
}

export interface Problem extends SourcePosition {
  message: string
  /** For callers that show it in other words. Default: `invalid`. */
  code?: ContentProblemCode
  /** The word that is there instead. */
  found?: string
}

/** The channel folder cannot be used. The message is for the person who wrote the files. */
export class ChannelFileError extends Error {
  override name = 'ChannelFileError'
  readonly problems: Problem[]

  constructor(problems: Problem[], message = problems.map(formatProblem).join('\n')) {
    super(message)
    this.problems = problems
  }
}

export function byPosition(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column
}

function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}: ${message}`
}

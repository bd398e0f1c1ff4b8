import type { ContentProblemCode } from '@grandstand/contract'

/** Where something stands in a channel folder; lines and columns count from 1. */
export interface Place {
  file: string
  line: number
  column: number
  /** Where in what the file says. */
  path?: readonly PropertyKey[]
}

export interface Problem extends Place {
  message: string
  /** What it is, for who shows it in other words; without one it is `invalid`. */
  code?: ContentProblemCode
  /** The word that stands there instead. */
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

function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}: ${message}`
}

import type { Problem, SourcePosition } from './channel-file-error.ts'

export type DataPath = readonly PropertyKey[]

/** What a file of the folder says, whatever it is written in, and where. */
export interface DataFile {
  file: string
  /** Undefined when the file is not there, or holds nothing. */
  value: unknown
  /** Where the value stands; a missing one is placed where its surroundings begin. */
  positionOf: (path: DataPath) => SourcePosition
  positionOfKey: (path: DataPath, key: string) => SourcePosition
  /** What a comment swallowed, as in `primary: #e5173f`. */
  commentAt: (path: DataPath) => string | undefined
  problems: Problem[]
}

import { extname } from 'node:path'
import { z } from 'zod'

interface ReaderLimits {
  /** Of the worker's own processor time, so that a busy machine refuses no good file. */
  maxCpuMs: number
  maxMemoryMb: number
}

/** A function that reads what somebody brings, with the file that runs it in a worker. */
export interface FileReader<Input, Output> extends ReaderLimits {
  url: URL
  answer: z.ZodType<{ output: Output } | { error: string }>
  /** Only for the compiler: what the function takes. */
  input?: Input
}

/** The file takes more time or memory than its reader has. */
export class FileLimitError extends Error {
  override name = 'FileLimitError'
  readonly limit: 'time' | 'memory'

  constructor(limit: 'time' | 'memory') {
    super(`A file takes more ${limit} than its reader has`)
    this.limit = limit
  }
}

/**
 * The function is served by `NAME.reader.ts`. From the sources that file is beside the caller, whose `import.meta.url` is
 * `caller`; in a bundle it is beside the bundle, where `scripts/build.ts` puts every reader.
 */
export function defineReader<Read extends (input: never) => unknown>(
  name: string,
  caller: string,
  limits: ReaderLimits,
): FileReader<Parameters<Read>[0], Awaited<ReturnType<Read>>> {
  return {
    ...limits,
    url: new URL(`./${name}.reader${extname(caller)}`, caller),
    answer: z.union([
      z.object({ output: z.custom<Awaited<ReturnType<Read>>>() }),
      z.object({ error: z.string() }),
    ]),
  }
}

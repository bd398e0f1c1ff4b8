import type { Counts } from './count-results.ts'
import type { FileTime } from './file-times.ts'

/** What a runner found: `broken` names each failed test with the first line of its reason. */
export type Outcome = Counts & { broken: string[]; times: FileTime[] }
